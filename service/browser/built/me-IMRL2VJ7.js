import{b as n}from"./chunk-5YNSZAYG.js";import{m as e}from"./chunk-ZWOV7M7Q.js";import"./chunk-VBT5WHZO.js";function o(){return e(n,{name:"Me"})}export{o as default};
