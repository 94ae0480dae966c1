import{n as e,p as f}from"./chunk-LI3MYONL.js";import"./chunk-VBT5WHZO.js";function r(){return e(f,{name:"Verify"})}export{r as default};
