import{b as d}from"./chunk-5YNSZAYG.js";import{m as t}from"./chunk-ZWOV7M7Q.js";import"./chunk-VBT5WHZO.js";function i(){return t(d,{name:"Audit"})}export{i as default};
