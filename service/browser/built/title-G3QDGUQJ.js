import{b as t}from"./chunk-5YNSZAYG.js";import{m as e}from"./chunk-ZWOV7M7Q.js";import"./chunk-VBT5WHZO.js";function i(){return e(t,{name:"Title"})}export{i as default};
