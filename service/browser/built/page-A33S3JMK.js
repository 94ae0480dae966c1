import{b as o}from"./chunk-5YNSZAYG.js";import{m as e}from"./chunk-ZWOV7M7Q.js";import"./chunk-VBT5WHZO.js";function a({game:t}){return e(o,{name:t.title})}export{a as default};
