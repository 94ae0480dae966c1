var p=["read","play","create","propose","dispute","webhooks","arbiter"];function o(e){return p.includes(e)}export{o as a};
