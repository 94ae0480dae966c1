import {
  policyIn,
  verify,
  verifyProof
} from "./chunk.js";
export {
  policyIn,
  verify,
  verifyProof
};
