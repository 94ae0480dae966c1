import{b as t}from"./chunk-5YNSZAYG.js";import{m as n}from"./chunk-ZWOV7M7Q.js";import"./chunk-VBT5WHZO.js";function i(){return n(t,{name:"Invitations"})}export{i as default};
