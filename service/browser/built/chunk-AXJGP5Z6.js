function c(o){let e=document.createElement("a");e.href=URL.createObjectURL(o),e.download=o.name,e.click(),URL.revokeObjectURL(e.href)}export{c as a};
