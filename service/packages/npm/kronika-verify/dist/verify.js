import {
  keysOf,
  verify
} from "./shared.js";
export {
  keysOf,
  verify
};
