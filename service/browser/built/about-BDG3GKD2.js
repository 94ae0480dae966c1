import{b as t}from"./chunk-5YNSZAYG.js";import{m as o}from"./chunk-ZWOV7M7Q.js";import"./chunk-VBT5WHZO.js";function n(){return o(t,{name:"About"})}export{n as default};
