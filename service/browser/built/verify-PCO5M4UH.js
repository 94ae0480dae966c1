import{b as f}from"./chunk-5YNSZAYG.js";import{m as e}from"./chunk-ZWOV7M7Q.js";import"./chunk-VBT5WHZO.js";function r(){return e(f,{name:"Verify"})}export{r as default};
