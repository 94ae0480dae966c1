import{b as r}from"./chunk-5YNSZAYG.js";import{m as e}from"./chunk-ZWOV7M7Q.js";import"./chunk-VBT5WHZO.js";function a(){return e(r,{name:"Leaderboard"})}export{a as default};
