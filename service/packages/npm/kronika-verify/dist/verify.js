import {
  keysOf,
  verify
} from "./chunk.js";
export {
  keysOf,
  verify
};
