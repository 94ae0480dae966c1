import{b as e}from"./chunk-5YNSZAYG.js";import{m as n}from"./chunk-ZWOV7M7Q.js";import"./chunk-VBT5WHZO.js";function i(){return n(e,{name:"Opening"})}export{i as default};
