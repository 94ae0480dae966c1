#!/usr/bin/env node
import {
  COSIGNATURE,
  ED25519,
  ML_DSA,
  PolicyError,
  canHash,
  isMembers,
  isPolicy,
  isReceipt,
  isTlogProof,
  kindOf,
  overBy,
  policyIn,
  policyText,
  verify,
  verifyProof
} from "./chunk.js";

// command/evidence.ts
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { gunzipSync } from "node:zlib";

// src/audit/files.ts
var NOTHING = {
  exports: [],
  proofs: [],
  policies: [],
  keys: [],
  notes: [],
  witnesses: [],
  receipts: [],
  draws: /* @__PURE__ */ new Map(),
  decided: /* @__PURE__ */ new Map()
};
var KEY = /^[^+\s]+\+[0-9a-f]{8}\+[A-Za-z0-9+/]+=*$/;
function isWitness(key, beside) {
  const nameOf = (text) => text.trim().split("+")[0];
  const kind = kindOf(key);
  if (kind !== ML_DSA) return kind === COSIGNATURE;
  return !beside.some((one) => kindOf(one) === ED25519 && nameOf(one) === nameOf(key));
}
function withFile(before, name, bytes) {
  const text = new TextDecoder().decode(bytes);
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  if (lines.length > 0 && lines.every((line) => KEY.test(line))) {
    const witnesses = lines.filter((line) => isWitness(line, lines));
    const keys2 = lines.filter((line) => !isWitness(line, lines));
    return { ...before, keys: [...before.keys, ...keys2], witnesses: [...before.witnesses, ...witnesses] };
  }
  if (isTlogProof(text)) return { ...before, proofs: [...before.proofs, { name, text }] };
  if (isPolicy(text)) return { ...before, policies: [...before.policies, { name, text: policyText(bytes) }] };
  const plain = parsed(text);
  const listed = isMembers(plain) && Array.isArray(plain["items"]) ? plain["items"] : [];
  const keys = listed.filter(isMembers).flatMap(({ key, ml_dsa: lasting }) => [key, lasting].filter((one) => typeof one === "string"));
  if (keys.length > 0) {
    const notes = isMembers(plain) && Array.isArray(plain["notes"]) ? plain["notes"].map(String) : [];
    return { ...before, keys: [...before.keys, ...keys], notes: [...before.notes, ...notes] };
  }
  const receipts = receiptsIn(plain);
  if (receipts.length > 0) return { ...before, receipts: [...before.receipts, ...receipts] };
  const reports = Array.isArray(plain) ? plain.filter(isMembers).filter(({ checks }) => checks) : [];
  if (reports.length > 0) {
    const draws = new Map([...before.draws, ...reports.map(drawsOf)]);
    return { ...before, draws, decided: new Map([...before.decided, ...reports.flatMap(decidedIn)]) };
  }
  return { ...before, exports: [...before.exports, { name, bytes }] };
}
function receiptsIn(plain) {
  if (isMembers(plain) && plain["events"] !== void 0) return [];
  const found = isMembers(plain) ? [plain, plain["receipt"], plain["items"]].flat() : [plain].flat();
  return found.filter((one) => one !== void 0 && isReceipt(one));
}
function drawsOf({ game, draws }) {
  return [String(game), Array.isArray(draws) ? draws : []];
}
function decidedIn({ game, plies, events, checks }) {
  const made = (Array.isArray(checks) ? checks : []).filter(isMembers);
  const of = (name) => made.find((one) => one["name"] === name)?.["verdict"];
  const [moves, clocks] = [of("rules"), of("clock")];
  if (moves !== "good" && moves !== "bad") return [];
  const reckoned = clocks === "good" || clocks === "bad" ? clocks : "unknown";
  const counted2 = { plies: Number(plies), events: Number(events) };
  return [[String(game), { by: "command", who: "kronika verify", moves, clocks: reckoned, ...counted2 }]];
}
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}

// command/evidence.ts
var FileError = class extends Error {
  key;
  values;
  /** Why a policy is none. */
  because;
  constructor(key, values, because) {
    super(key);
    this.key = key;
    this.values = values;
    this.because = because;
  }
};
function bytesOf(file) {
  try {
    const raw = readFileSync(file);
    return raw[0] === 31 && raw[1] === 139 ? gunzipSync(raw) : raw;
  } catch (trouble) {
    const reason = trouble instanceof Error ? trouble.message : String(trouble);
    throw new FileError("unreadable", { file, reason });
  }
}
function evidenceOf(options) {
  const kinds = ["keys", "witnesses", "receipts", "draws"];
  return kinds.reduce(
    (all2, kind) => options[kind].reduce((before, file) => taken(before, file, kind), all2),
    NOTHING
  );
}
async function policyOf(file) {
  if (file === void 0) return void 0;
  const text = policyText(bytesOf(file));
  try {
    return await policyIn(text);
  } catch (trouble) {
    if (!(trouble instanceof PolicyError)) throw trouble;
    throw new FileError("policyBad", { file }, trouble.said);
  }
}
function taken(before, file, kind) {
  const after = withFile(before, basename(file), bytesOf(file));
  if (counted(after, kind) === counted(before, kind)) throw new FileError("holdsNone", { file, what: kind });
  return after;
}
function counted(dropped, kind) {
  const held = dropped[kind];
  return "size" in held ? held.size : held.length;
}

// command/options.ts
import { parseArgs } from "node:util";

// node_modules/@formatjs/fast-memoize/index.js
function memoize(fn, options) {
  const cache = options && options.cache ? options.cache : cacheDefault;
  const serializer = options && options.serializer ? options.serializer : serializerDefault;
  return (options && options.strategy ? options.strategy : strategyDefault)(fn, {
    cache,
    serializer
  });
}
function isPrimitive(value) {
  return value == null || typeof value === "number" || typeof value === "boolean";
}
function monadic(fn, cache, serializer, arg) {
  const cacheKey = isPrimitive(arg) ? arg : serializer(arg);
  let computedValue = cache.get(cacheKey);
  if (typeof computedValue === "undefined") {
    computedValue = fn.call(this, arg);
    cache.set(cacheKey, computedValue);
  }
  return computedValue;
}
function variadic(fn, cache, serializer) {
  const args = Array.prototype.slice.call(arguments, 3);
  const cacheKey = serializer(args);
  let computedValue = cache.get(cacheKey);
  if (typeof computedValue === "undefined") {
    computedValue = fn.apply(this, args);
    cache.set(cacheKey, computedValue);
  }
  return computedValue;
}
function assemble(fn, context, strategy, cache, serialize) {
  return strategy.bind(context, fn, cache, serialize);
}
function strategyDefault(fn, options) {
  const strategy = fn.length === 1 ? monadic : variadic;
  return assemble(fn, this, strategy, options.cache.create(), options.serializer);
}
function strategyVariadic(fn, options) {
  return assemble(fn, this, variadic, options.cache.create(), options.serializer);
}
function strategyMonadic(fn, options) {
  return assemble(fn, this, monadic, options.cache.create(), options.serializer);
}
var serializerDefault = function() {
  return JSON.stringify(arguments);
};
var ObjectWithoutPrototypeCache = class {
  constructor() {
    this.cache = /* @__PURE__ */ Object.create(null);
  }
  get(key) {
    return this.cache[key];
  }
  set(key, value) {
    this.cache[key] = value;
  }
};
var cacheDefault = { create: function create() {
  return new ObjectWithoutPrototypeCache();
} };
var strategies = {
  variadic: strategyVariadic,
  monadic: strategyMonadic
};

// node_modules/@formatjs/icu-skeleton-parser/index.js
var DATE_TIME_REGEX = /(?:[Eec]{1,6}|G{1,5}|[Qq]{1,5}|(?:[yYur]+|U{1,5})|[ML]{1,5}|d{1,2}|D{1,3}|F{1}|[abB]{1,5}|[hkHK]{1,2}|w{1,2}|W{1}|m{1,2}|s{1,2}|[zZOvVxX]{1,4})(?=([^']*'[^']*')*[^']*$)/g;
function parseDateTimeSkeleton(skeleton) {
  const result = {};
  skeleton.replace(DATE_TIME_REGEX, (match) => {
    const len = match.length;
    switch (match[0]) {
      case "G":
        result.era = len === 4 ? "long" : len === 5 ? "narrow" : "short";
        break;
      case "y":
        result.year = len === 2 ? "2-digit" : "numeric";
        break;
      case "Y":
      case "u":
      case "U":
      case "r":
        throw new RangeError("`Y/u/U/r` (year) patterns are not supported, use `y` instead");
      case "q":
      case "Q":
        throw new RangeError("`q/Q` (quarter) patterns are not supported");
      case "M":
      case "L":
        result.month = [
          "numeric",
          "2-digit",
          "short",
          "long",
          "narrow"
        ][len - 1];
        break;
      case "w":
      case "W":
        throw new RangeError("`w/W` (week) patterns are not supported");
      case "d":
        result.day = ["numeric", "2-digit"][len - 1];
        break;
      case "D":
      case "F":
      case "g":
        throw new RangeError("`D/F/g` (day) patterns are not supported, use `d` instead");
      case "E":
        result.weekday = len === 4 ? "long" : len === 5 ? "narrow" : "short";
        break;
      case "e":
        if (len < 4) throw new RangeError("`e..eee` (weekday) patterns are not supported");
        result.weekday = [
          "short",
          "long",
          "narrow",
          "short"
        ][len - 3];
        break;
      case "c":
        if (len < 4) throw new RangeError("`c..ccc` (weekday) patterns are not supported");
        result.weekday = [
          "short",
          "long",
          "narrow",
          "short"
        ][len - 3];
        break;
      case "a":
        result.hour12 = true;
        break;
      case "b":
      case "B":
        throw new RangeError("`b/B` (period) patterns are not supported, use `a` instead");
      case "h":
        result.hourCycle = "h12";
        result.hour = ["numeric", "2-digit"][len - 1];
        break;
      case "H":
        result.hourCycle = "h23";
        result.hour = ["numeric", "2-digit"][len - 1];
        break;
      case "K":
        result.hourCycle = "h11";
        result.hour = ["numeric", "2-digit"][len - 1];
        break;
      case "k":
        result.hourCycle = "h24";
        result.hour = ["numeric", "2-digit"][len - 1];
        break;
      case "j":
      case "J":
      case "C":
        throw new RangeError("`j/J/C` (hour) patterns are not supported, use `h/H/K/k` instead");
      case "m":
        result.minute = ["numeric", "2-digit"][len - 1];
        break;
      case "s":
        result.second = ["numeric", "2-digit"][len - 1];
        break;
      case "S":
      case "A":
        throw new RangeError("`S/A` (second) patterns are not supported, use `s` instead");
      case "z":
        result.timeZoneName = len < 4 ? "short" : "long";
        break;
      case "Z":
      case "O":
      case "v":
      case "V":
      case "X":
      case "x":
        throw new RangeError("`Z/O/v/V/X/x` (timeZone) patterns are not supported, use `z` instead");
    }
    return "";
  });
  return result;
}
var WHITE_SPACE_REGEX = /[\t-\r \x85\u200E\u200F\u2028\u2029]/i;
function parseNumberSkeletonFromString(skeleton) {
  if (skeleton.length === 0) throw new Error("Number skeleton cannot be empty");
  const stringTokens = skeleton.split(WHITE_SPACE_REGEX).filter((x) => x.length > 0);
  const tokens = [];
  for (const stringToken of stringTokens) {
    let stemAndOptions = stringToken.split("/");
    if (stemAndOptions.length === 0) throw new Error("Invalid number skeleton");
    const [stem, ...options] = stemAndOptions;
    for (const option of options) if (option.length === 0) throw new Error("Invalid number skeleton");
    tokens.push({
      stem,
      options
    });
  }
  return tokens;
}
function icuUnitToEcma(unit) {
  return unit.replace(/^(.*?)-/, "");
}
var FRACTION_PRECISION_REGEX = /^\.(?:(0+)(\*)?|(#+)|(0+)(#+))$/g;
var SIGNIFICANT_PRECISION_REGEX = /^(@+)?(\+|#+)?[rs]?$/g;
var INTEGER_WIDTH_REGEX = /(\*)(0+)|(#+)(0+)|(0+)/g;
var CONCISE_INTEGER_WIDTH_REGEX = /^(0+)$/;
function parseSignificantPrecision(str) {
  const result = {};
  if (str[str.length - 1] === "r") result.roundingPriority = "morePrecision";
  else if (str[str.length - 1] === "s") result.roundingPriority = "lessPrecision";
  str.replace(SIGNIFICANT_PRECISION_REGEX, function(_, g1, g2) {
    if (typeof g2 !== "string") {
      result.minimumSignificantDigits = g1.length;
      result.maximumSignificantDigits = g1.length;
    } else if (g2 === "+") result.minimumSignificantDigits = g1.length;
    else if (g1[0] === "#") result.maximumSignificantDigits = g1.length;
    else {
      result.minimumSignificantDigits = g1.length;
      result.maximumSignificantDigits = g1.length + (typeof g2 === "string" ? g2.length : 0);
    }
    return "";
  });
  return result;
}
function parseSign(str) {
  switch (str) {
    case "sign-auto":
      return { signDisplay: "auto" };
    case "sign-accounting":
    case "()":
      return { currencySign: "accounting" };
    case "sign-always":
    case "+!":
      return { signDisplay: "always" };
    case "sign-accounting-always":
    case "()!":
      return {
        signDisplay: "always",
        currencySign: "accounting"
      };
    case "sign-except-zero":
    case "+?":
      return { signDisplay: "exceptZero" };
    case "sign-accounting-except-zero":
    case "()?":
      return {
        signDisplay: "exceptZero",
        currencySign: "accounting"
      };
    case "sign-never":
    case "+_":
      return { signDisplay: "never" };
  }
}
function parseConciseScientificAndEngineeringStem(stem) {
  let result;
  if (stem[0] === "E" && stem[1] === "E") {
    result = { notation: "engineering" };
    stem = stem.slice(2);
  } else if (stem[0] === "E") {
    result = { notation: "scientific" };
    stem = stem.slice(1);
  }
  if (result) {
    const signDisplay = stem.slice(0, 2);
    if (signDisplay === "+!") {
      result.signDisplay = "always";
      stem = stem.slice(2);
    } else if (signDisplay === "+?") {
      result.signDisplay = "exceptZero";
      stem = stem.slice(2);
    }
    if (!CONCISE_INTEGER_WIDTH_REGEX.test(stem)) throw new Error("Malformed concise eng/scientific notation");
    result.minimumIntegerDigits = stem.length;
  }
  return result;
}
function parseNotationOptions(opt) {
  const result = {};
  const signOpts = parseSign(opt);
  if (signOpts) return signOpts;
  return result;
}
function parseNumberSkeleton(tokens) {
  let result = {};
  for (const token of tokens) {
    switch (token.stem) {
      case "percent":
      case "%":
        result.style = "percent";
        continue;
      case "%x100":
        result.style = "percent";
        result.scale = 100;
        continue;
      case "currency":
        result.style = "currency";
        result.currency = token.options[0];
        continue;
      case "group-off":
      case ",_":
        result.useGrouping = false;
        continue;
      case "precision-integer":
      case ".":
        result.maximumFractionDigits = 0;
        continue;
      case "measure-unit":
        result.style = "unit";
        result.unit = icuUnitToEcma(token.options[0]);
        continue;
      case "unit":
        result.style = "unit";
        result.unit = token.options[0];
        continue;
      case "compact-short":
      case "K":
        result.notation = "compact";
        result.compactDisplay = "short";
        continue;
      case "compact-long":
      case "KK":
        result.notation = "compact";
        result.compactDisplay = "long";
        continue;
      case "scientific":
        result = {
          ...result,
          notation: "scientific",
          ...token.options.reduce((all2, opt) => ({
            ...all2,
            ...parseNotationOptions(opt)
          }), {})
        };
        continue;
      case "engineering":
        result = {
          ...result,
          notation: "engineering",
          ...token.options.reduce((all2, opt) => ({
            ...all2,
            ...parseNotationOptions(opt)
          }), {})
        };
        continue;
      case "notation-simple":
        result.notation = "standard";
        continue;
      case "unit-width-narrow":
        result.currencyDisplay = "narrowSymbol";
        result.unitDisplay = "narrow";
        continue;
      case "unit-width-short":
        result.currencyDisplay = "code";
        result.unitDisplay = "short";
        continue;
      case "unit-width-full-name":
        result.currencyDisplay = "name";
        result.unitDisplay = "long";
        continue;
      case "unit-width-iso-code":
        result.currencyDisplay = "symbol";
        continue;
      case "scale":
        result.scale = parseFloat(token.options[0]);
        continue;
      case "rounding-mode-floor":
        result.roundingMode = "floor";
        continue;
      case "rounding-mode-ceiling":
        result.roundingMode = "ceil";
        continue;
      case "rounding-mode-down":
        result.roundingMode = "trunc";
        continue;
      case "rounding-mode-up":
        result.roundingMode = "expand";
        continue;
      case "rounding-mode-half-even":
        result.roundingMode = "halfEven";
        continue;
      case "rounding-mode-half-down":
        result.roundingMode = "halfTrunc";
        continue;
      case "rounding-mode-half-up":
        result.roundingMode = "halfExpand";
        continue;
      case "integer-width":
        if (token.options.length > 1) throw new RangeError("integer-width stems only accept a single optional option");
        token.options[0].replace(INTEGER_WIDTH_REGEX, function(_, g1, g2, g3, g4, g5) {
          if (g1) result.minimumIntegerDigits = g2.length;
          else if (g3 && g4) throw new Error("We currently do not support maximum integer digits");
          else if (g5) throw new Error("We currently do not support exact integer digits");
          return "";
        });
        continue;
    }
    if (CONCISE_INTEGER_WIDTH_REGEX.test(token.stem)) {
      result.minimumIntegerDigits = token.stem.length;
      continue;
    }
    if (FRACTION_PRECISION_REGEX.test(token.stem)) {
      if (token.options.length > 1) throw new RangeError("Fraction-precision stems only accept a single optional option");
      token.stem.replace(FRACTION_PRECISION_REGEX, function(_, g1, g2, g3, g4, g5) {
        if (g2 === "*") result.minimumFractionDigits = g1.length;
        else if (g3 && g3[0] === "#") result.maximumFractionDigits = g3.length;
        else if (g4 && g5) {
          result.minimumFractionDigits = g4.length;
          result.maximumFractionDigits = g4.length + g5.length;
        } else {
          result.minimumFractionDigits = g1.length;
          result.maximumFractionDigits = g1.length;
        }
        return "";
      });
      const opt = token.options[0];
      if (opt === "w") result = {
        ...result,
        trailingZeroDisplay: "stripIfInteger"
      };
      else if (opt) result = {
        ...result,
        ...parseSignificantPrecision(opt)
      };
      continue;
    }
    if (SIGNIFICANT_PRECISION_REGEX.test(token.stem)) {
      result = {
        ...result,
        ...parseSignificantPrecision(token.stem)
      };
      continue;
    }
    const signOpts = parseSign(token.stem);
    if (signOpts) result = {
      ...result,
      ...signOpts
    };
    const conciseScientificAndEngineeringOpts = parseConciseScientificAndEngineeringStem(token.stem);
    if (conciseScientificAndEngineeringOpts) result = {
      ...result,
      ...conciseScientificAndEngineeringOpts
    };
  }
  return result;
}

// node_modules/@formatjs/icu-messageformat-parser/index.js
var ErrorKind = /* @__PURE__ */ (function(ErrorKind2) {
  ErrorKind2[ErrorKind2["EXPECT_ARGUMENT_CLOSING_BRACE"] = 1] = "EXPECT_ARGUMENT_CLOSING_BRACE";
  ErrorKind2[ErrorKind2["EMPTY_ARGUMENT"] = 2] = "EMPTY_ARGUMENT";
  ErrorKind2[ErrorKind2["MALFORMED_ARGUMENT"] = 3] = "MALFORMED_ARGUMENT";
  ErrorKind2[ErrorKind2["EXPECT_ARGUMENT_TYPE"] = 4] = "EXPECT_ARGUMENT_TYPE";
  ErrorKind2[ErrorKind2["INVALID_ARGUMENT_TYPE"] = 5] = "INVALID_ARGUMENT_TYPE";
  ErrorKind2[ErrorKind2["EXPECT_ARGUMENT_STYLE"] = 6] = "EXPECT_ARGUMENT_STYLE";
  ErrorKind2[ErrorKind2["INVALID_NUMBER_SKELETON"] = 7] = "INVALID_NUMBER_SKELETON";
  ErrorKind2[ErrorKind2["INVALID_DATE_TIME_SKELETON"] = 8] = "INVALID_DATE_TIME_SKELETON";
  ErrorKind2[ErrorKind2["EXPECT_NUMBER_SKELETON"] = 9] = "EXPECT_NUMBER_SKELETON";
  ErrorKind2[ErrorKind2["EXPECT_DATE_TIME_SKELETON"] = 10] = "EXPECT_DATE_TIME_SKELETON";
  ErrorKind2[ErrorKind2["UNCLOSED_QUOTE_IN_ARGUMENT_STYLE"] = 11] = "UNCLOSED_QUOTE_IN_ARGUMENT_STYLE";
  ErrorKind2[ErrorKind2["EXPECT_SELECT_ARGUMENT_OPTIONS"] = 12] = "EXPECT_SELECT_ARGUMENT_OPTIONS";
  ErrorKind2[ErrorKind2["EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE"] = 13] = "EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE";
  ErrorKind2[ErrorKind2["INVALID_PLURAL_ARGUMENT_OFFSET_VALUE"] = 14] = "INVALID_PLURAL_ARGUMENT_OFFSET_VALUE";
  ErrorKind2[ErrorKind2["EXPECT_SELECT_ARGUMENT_SELECTOR"] = 15] = "EXPECT_SELECT_ARGUMENT_SELECTOR";
  ErrorKind2[ErrorKind2["EXPECT_PLURAL_ARGUMENT_SELECTOR"] = 16] = "EXPECT_PLURAL_ARGUMENT_SELECTOR";
  ErrorKind2[ErrorKind2["EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT"] = 17] = "EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT";
  ErrorKind2[ErrorKind2["EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT"] = 18] = "EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT";
  ErrorKind2[ErrorKind2["INVALID_PLURAL_ARGUMENT_SELECTOR"] = 19] = "INVALID_PLURAL_ARGUMENT_SELECTOR";
  ErrorKind2[ErrorKind2["DUPLICATE_PLURAL_ARGUMENT_SELECTOR"] = 20] = "DUPLICATE_PLURAL_ARGUMENT_SELECTOR";
  ErrorKind2[ErrorKind2["DUPLICATE_SELECT_ARGUMENT_SELECTOR"] = 21] = "DUPLICATE_SELECT_ARGUMENT_SELECTOR";
  ErrorKind2[ErrorKind2["MISSING_OTHER_CLAUSE"] = 22] = "MISSING_OTHER_CLAUSE";
  ErrorKind2[ErrorKind2["INVALID_TAG"] = 23] = "INVALID_TAG";
  ErrorKind2[ErrorKind2["INVALID_TAG_NAME"] = 25] = "INVALID_TAG_NAME";
  ErrorKind2[ErrorKind2["UNMATCHED_CLOSING_TAG"] = 26] = "UNMATCHED_CLOSING_TAG";
  ErrorKind2[ErrorKind2["UNCLOSED_TAG"] = 27] = "UNCLOSED_TAG";
  return ErrorKind2;
})({});
function isLiteralElement(el) {
  return el.type === 0;
}
function isArgumentElement(el) {
  return el.type === 1;
}
function isNumberElement(el) {
  return el.type === 2;
}
function isDateElement(el) {
  return el.type === 3;
}
function isTimeElement(el) {
  return el.type === 4;
}
function isSelectElement(el) {
  return el.type === 5;
}
function isPluralElement(el) {
  return el.type === 6;
}
function isPoundElement(el) {
  return el.type === 7;
}
function isTagElement(el) {
  return el.type === 8;
}
function isNumberSkeleton(el) {
  return !!(el && typeof el === "object" && el.type === 0);
}
function isDateTimeSkeleton(el) {
  return !!(el && typeof el === "object" && el.type === 1);
}
var SPACE_SEPARATOR_REGEX = /[ \xA0\u1680\u2000-\u200A\u202F\u205F\u3000]/;
var IDENTIFIER_PREFIX_REGEX = /([^\t-\r -\/:-@\[-\^`\{-~\x85\xA0-\xA7\xA9\xAB\xAC\xAE\xB0\xB1\xB6\xBB\xBF\xD7\xF7\u1680\u2000-\u200A\u2010-\u2029\u202F-\u203E\u2041-\u2053\u2055-\u205F\u2190-\u245F\u2500-\u2775\u2794-\u2BFF\u2E00-\u2E7F\u3000-\u3003\u3008-\u3020\u3030\uFD3E\uFD3F\uFE45\uFE46]*)/g;
var timeData = {
  "001": ["H", "h"],
  "419": [
    "h",
    "H",
    "hB",
    "hb"
  ],
  "AC": [
    "H",
    "h",
    "hb",
    "hB"
  ],
  "AD": ["H", "hB"],
  "AE": [
    "h",
    "hB",
    "hb",
    "H"
  ],
  "AF": [
    "H",
    "hb",
    "hB",
    "h"
  ],
  "AG": [
    "h",
    "hb",
    "H",
    "hB"
  ],
  "AI": [
    "H",
    "h",
    "hb",
    "hB"
  ],
  "AL": [
    "h",
    "H",
    "hB"
  ],
  "AM": ["H", "hB"],
  "AO": ["H", "hB"],
  "AR": [
    "H",
    "h",
    "hB",
    "hb"
  ],
  "AS": ["h", "H"],
  "AT": ["H", "hB"],
  "AU": [
    "h",
    "hb",
    "H",
    "hB"
  ],
  "AW": ["H", "hB"],
  "AX": ["H"],
  "AZ": [
    "H",
    "hB",
    "h"
  ],
  "BA": [
    "H",
    "hB",
    "h"
  ],
  "BB": [
    "h",
    "hb",
    "H",
    "hB"
  ],
  "BD": [
    "h",
    "hB",
    "H"
  ],
  "BE": ["H", "hB"],
  "BF": ["H", "hB"],
  "BG": [
    "H",
    "hB",
    "h"
  ],
  "BH": [
    "h",
    "hB",
    "hb",
    "H"
  ],
  "BI": ["H", "h"],
  "BJ": ["H", "hB"],
  "BL": ["H", "hB"],
  "BM": [
    "h",
    "hb",
    "H",
    "hB"
  ],
  "BN": [
    "hb",
    "hB",
    "h",
    "H"
  ],
  "BO": [
    "h",
    "H",
    "hB",
    "hb"
  ],
  "BQ": ["H"],
  "BR": ["H", "hB"],
  "BS": [
    "h",
    "hb",
    "H",
    "hB"
  ],
  "BT": ["h", "H"],
  "BW": [
    "H",
    "h",
    "hb",
    "hB"
  ],
  "BY": ["H", "h"],
  "BZ": [
    "H",
    "h",
    "hb",
    "hB"
  ],
  "CA": [
    "h",
    "hb",
    "H",
    "hB"
  ],
  "CC": [
    "H",
    "h",
    "hb",
    "hB"
  ],
  "CD": ["hB", "H"],
  "CF": [
    "H",
    "h",
    "hB"
  ],
  "CG": ["H", "hB"],
  "CH": [
    "H",
    "hB",
    "h"
  ],
  "CI": ["H", "hB"],
  "CK": [
    "H",
    "h",
    "hb",
    "hB"
  ],
  "CL": [
    "H",
    "h",
    "hB",
    "hb"
  ],
  "CM": [
    "H",
    "h",
    "hB"
  ],
  "CN": [
    "H",
    "hB",
    "hb",
    "h"
  ],
  "CO": [
    "h",
    "H",
    "hB",
    "hb"
  ],
  "CP": ["H"],
  "CR": [
    "h",
    "H",
    "hB",
    "hb"
  ],
  "CU": [
    "h",
    "H",
    "hB",
    "hb"
  ],
  "CV": ["H", "hB"],
  "CW": ["H", "hB"],
  "CX": [
    "H",
    "h",
    "hb",
    "hB"
  ],
  "CY": [
    "h",
    "H",
    "hb",
    "hB"
  ],
  "CZ": ["H"],
  "DE": ["H", "hB"],
  "DG": [
    "H",
    "h",
    "hb",
    "hB"
  ],
  "DJ": ["h", "H"],
  "DK": ["H"],
  "DM": [
    "h",
    "hb",
    "H",
    "hB"
  ],
  "DO": [
    "h",
    "H",
    "hB",
    "hb"
  ],
  "DZ": [
    "h",
    "hB",
    "hb",
    "H"
  ],
  "EA": [
    "H",
    "h",
    "hB",
    "hb"
  ],
  "EC": [
    "h",
    "H",
    "hB",
    "hb"
  ],
  "EE": ["H", "hB"],
  "EG": [
    "h",
    "hB",
    "hb",
    "H"
  ],
  "EH": [
    "h",
    "hB",
    "hb",
    "H"
  ],
  "ER": ["h", "H"],
  "ES": [
    "H",
    "hB",
    "h",
    "hb"
  ],
  "ET": [
    "hB",
    "hb",
    "h",
    "H"
  ],
  "FI": ["H"],
  "FJ": [
    "h",
    "hb",
    "H",
    "hB"
  ],
  "FK": [
    "H",
    "h",
    "hb",
    "hB"
  ],
  "FM": [
    "h",
    "hb",
    "H",
    "hB"
  ],
  "FO": ["H", "h"],
  "FR": ["H", "hB"],
  "GA": ["H", "hB"],
  "GB": [
    "H",
    "h",
    "hb",
    "hB"
  ],
  "GD": [
    "h",
    "hb",
    "H",
    "hB"
  ],
  "GE": [
    "H",
    "hB",
    "h"
  ],
  "GF": ["H", "hB"],
  "GG": [
    "H",
    "h",
    "hb",
    "hB"
  ],
  "GH": ["h", "H"],
  "GI": [
    "H",
    "h",
    "hb",
    "hB"
  ],
  "GL": ["H", "h"],
  "GM": [
    "h",
    "hb",
    "H",
    "hB"
  ],
  "GN": ["H", "hB"],
  "GP": ["H", "hB"],
  "GQ": [
    "H",
    "hB",
    "h",
    "hb"
  ],
  "GR": [
    "h",
    "H",
    "hb",
    "hB"
  ],
  "GS": [
    "H",
    "h",
    "hb",
    "hB"
  ],
  "GT": [
    "h",
    "H",
    "hB",
    "hb"
  ],
  "GU": [
    "h",
    "hb",
    "H",
    "hB"
  ],
  "GW": ["H", "hB"],
  "GY": [
    "h",
    "hb",
    "H",
    "hB"
  ],
  "HK": [
    "h",
    "hB",
    "hb",
    "H"
  ],
  "HN": [
    "h",
    "H",
    "hB",
    "hb"
  ],
  "HR": ["H", "hB"],
  "HT": ["H", "hB"],
  "HU": ["H", "h"],
  "IC": [
    "H",
    "h",
    "hB",
    "hb"
  ],
  "ID": ["H"],
  "IE": [
    "H",
    "h",
    "hb",
    "hB"
  ],
  "IL": ["H", "hB"],
  "IM": [
    "H",
    "h",
    "hb",
    "hB"
  ],
  "IN": ["h", "H"],
  "IO": [
    "H",
    "h",
    "hb",
    "hB"
  ],
  "IQ": [
    "h",
    "hB",
    "hb",
    "H"
  ],
  "IR": ["hB", "H"],
  "IS": ["H"],
  "IT": ["H", "hB"],
  "JE": [
    "H",
    "h",
    "hb",
    "hB"
  ],
  "JM": [
    "h",
    "hb",
    "H",
    "hB"
  ],
  "JO": [
    "h",
    "hB",
    "hb",
    "H"
  ],
  "JP": [
    "H",
    "K",
    "h"
  ],
  "KE": [
    "hB",
    "hb",
    "H",
    "h"
  ],
  "KG": [
    "H",
    "h",
    "hB",
    "hb"
  ],
  "KH": [
    "hB",
    "h",
    "H",
    "hb"
  ],
  "KI": [
    "h",
    "hb",
    "H",
    "hB"
  ],
  "KM": [
    "H",
    "h",
    "hB",
    "hb"
  ],
  "KN": [
    "h",
    "hb",
    "H",
    "hB"
  ],
  "KP": [
    "h",
    "H",
    "hB",
    "hb"
  ],
  "KR": [
    "h",
    "H",
    "hB",
    "hb"
  ],
  "KW": [
    "h",
    "hB",
    "hb",
    "H"
  ],
  "KY": [
    "h",
    "hb",
    "H",
    "hB"
  ],
  "KZ": ["H", "hB"],
  "LA": [
    "H",
    "hb",
    "hB",
    "h"
  ],
  "LB": [
    "h",
    "hB",
    "hb",
    "H"
  ],
  "LC": [
    "h",
    "hb",
    "H",
    "hB"
  ],
  "LI": [
    "H",
    "hB",
    "h"
  ],
  "LK": [
    "H",
    "h",
    "hB",
    "hb"
  ],
  "LR": [
    "h",
    "hb",
    "H",
    "hB"
  ],
  "LS": ["h", "H"],
  "LT": [
    "H",
    "h",
    "hb",
    "hB"
  ],
  "LU": [
    "H",
    "h",
    "hB"
  ],
  "LV": [
    "H",
    "hB",
    "hb",
    "h"
  ],
  "LY": [
    "h",
    "hB",
    "hb",
    "H"
  ],
  "MA": [
    "H",
    "h",
    "hB",
    "hb"
  ],
  "MC": ["H", "hB"],
  "MD": ["H", "hB"],
  "ME": [
    "H",
    "hB",
    "h"
  ],
  "MF": ["H", "hB"],
  "MG": ["H", "h"],
  "MH": [
    "h",
    "hb",
    "H",
    "hB"
  ],
  "MK": [
    "H",
    "h",
    "hb",
    "hB"
  ],
  "ML": ["H"],
  "MM": [
    "hB",
    "hb",
    "H",
    "h"
  ],
  "MN": [
    "H",
    "h",
    "hb",
    "hB"
  ],
  "MO": [
    "h",
    "hB",
    "hb",
    "H"
  ],
  "MP": [
    "h",
    "hb",
    "H",
    "hB"
  ],
  "MQ": ["H", "hB"],
  "MR": [
    "h",
    "hB",
    "hb",
    "H"
  ],
  "MS": [
    "H",
    "h",
    "hb",
    "hB"
  ],
  "MT": ["H", "h"],
  "MU": ["H", "h"],
  "MV": ["H", "h"],
  "MW": [
    "h",
    "hb",
    "H",
    "hB"
  ],
  "MX": [
    "h",
    "H",
    "hB",
    "hb"
  ],
  "MY": [
    "hb",
    "hB",
    "h",
    "H"
  ],
  "MZ": ["H", "hB"],
  "NA": [
    "h",
    "H",
    "hB",
    "hb"
  ],
  "NC": ["H", "hB"],
  "NE": ["H"],
  "NF": [
    "H",
    "h",
    "hb",
    "hB"
  ],
  "NG": [
    "H",
    "h",
    "hb",
    "hB"
  ],
  "NI": [
    "h",
    "H",
    "hB",
    "hb"
  ],
  "NL": ["H", "hB"],
  "NO": ["H", "h"],
  "NP": [
    "H",
    "h",
    "hB"
  ],
  "NR": [
    "H",
    "h",
    "hb",
    "hB"
  ],
  "NU": [
    "H",
    "h",
    "hb",
    "hB"
  ],
  "NZ": [
    "h",
    "hb",
    "H",
    "hB"
  ],
  "OM": [
    "h",
    "hB",
    "hb",
    "H"
  ],
  "PA": [
    "h",
    "H",
    "hB",
    "hb"
  ],
  "PE": [
    "h",
    "H",
    "hB",
    "hb"
  ],
  "PF": [
    "H",
    "h",
    "hB"
  ],
  "PG": ["h", "H"],
  "PH": [
    "h",
    "hB",
    "hb",
    "H"
  ],
  "PK": [
    "h",
    "hB",
    "H"
  ],
  "PL": ["H", "h"],
  "PM": ["H", "hB"],
  "PN": [
    "H",
    "h",
    "hb",
    "hB"
  ],
  "PR": [
    "h",
    "H",
    "hB",
    "hb"
  ],
  "PS": [
    "h",
    "hB",
    "hb",
    "H"
  ],
  "PT": ["H", "hB"],
  "PW": ["h", "H"],
  "PY": [
    "H",
    "h",
    "hB",
    "hb"
  ],
  "QA": [
    "h",
    "hB",
    "hb",
    "H"
  ],
  "RE": ["H", "hB"],
  "RO": ["H", "hB"],
  "RS": [
    "H",
    "hB",
    "h"
  ],
  "RU": ["H"],
  "RW": [
    "hB",
    "hb",
    "H",
    "h"
  ],
  "SA": [
    "h",
    "hB",
    "hb",
    "H"
  ],
  "SB": [
    "h",
    "hb",
    "H",
    "hB"
  ],
  "SC": [
    "H",
    "h",
    "hB"
  ],
  "SD": [
    "h",
    "hB",
    "hb",
    "H"
  ],
  "SE": ["H"],
  "SG": [
    "h",
    "hb",
    "H",
    "hB"
  ],
  "SH": [
    "H",
    "h",
    "hb",
    "hB"
  ],
  "SI": ["H", "hB"],
  "SJ": ["H"],
  "SK": ["H"],
  "SL": [
    "h",
    "hb",
    "H",
    "hB"
  ],
  "SM": [
    "H",
    "h",
    "hB"
  ],
  "SN": [
    "H",
    "h",
    "hB"
  ],
  "SO": ["h", "H"],
  "SR": ["H", "hB"],
  "SS": [
    "h",
    "hb",
    "H",
    "hB"
  ],
  "ST": ["H", "hB"],
  "SV": [
    "h",
    "H",
    "hB",
    "hb"
  ],
  "SX": [
    "H",
    "h",
    "hb",
    "hB"
  ],
  "SY": [
    "h",
    "hB",
    "hb",
    "H"
  ],
  "SZ": [
    "h",
    "hb",
    "H",
    "hB"
  ],
  "TA": [
    "H",
    "h",
    "hb",
    "hB"
  ],
  "TC": [
    "h",
    "hb",
    "H",
    "hB"
  ],
  "TD": [
    "h",
    "H",
    "hB"
  ],
  "TF": [
    "H",
    "h",
    "hB"
  ],
  "TG": ["H", "hB"],
  "TH": ["H", "h"],
  "TJ": ["H", "h"],
  "TL": [
    "H",
    "hB",
    "hb",
    "h"
  ],
  "TM": ["H", "h"],
  "TN": [
    "h",
    "hB",
    "hb",
    "H"
  ],
  "TO": ["h", "H"],
  "TR": ["H", "hB"],
  "TT": [
    "h",
    "hb",
    "H",
    "hB"
  ],
  "TW": [
    "hB",
    "hb",
    "h",
    "H"
  ],
  "TZ": [
    "hB",
    "hb",
    "H",
    "h"
  ],
  "UA": [
    "H",
    "hB",
    "h"
  ],
  "UG": [
    "hB",
    "hb",
    "H",
    "h"
  ],
  "UM": [
    "h",
    "hb",
    "H",
    "hB"
  ],
  "US": [
    "h",
    "hb",
    "H",
    "hB"
  ],
  "UY": [
    "H",
    "h",
    "hB",
    "hb"
  ],
  "UZ": [
    "H",
    "hB",
    "h"
  ],
  "VA": [
    "H",
    "h",
    "hB"
  ],
  "VC": [
    "h",
    "hb",
    "H",
    "hB"
  ],
  "VE": [
    "h",
    "H",
    "hB",
    "hb"
  ],
  "VG": [
    "h",
    "hb",
    "H",
    "hB"
  ],
  "VI": [
    "h",
    "hb",
    "H",
    "hB"
  ],
  "VN": ["H", "h"],
  "VU": ["h", "H"],
  "WF": ["H", "hB"],
  "WS": ["h", "H"],
  "XK": [
    "H",
    "hB",
    "h"
  ],
  "YE": [
    "h",
    "hB",
    "hb",
    "H"
  ],
  "YT": ["H", "hB"],
  "ZA": [
    "H",
    "h",
    "hb",
    "hB"
  ],
  "ZM": ["H", "hB"],
  "ZW": ["H", "h"],
  "af-ZA": [
    "H",
    "h",
    "hB",
    "hb"
  ],
  "ar-001": [
    "h",
    "hB",
    "hb",
    "H"
  ],
  "ca-ES": [
    "H",
    "h",
    "hB"
  ],
  "en-001": [
    "h",
    "hb",
    "H",
    "hB"
  ],
  "en-HK": [
    "h",
    "hb",
    "H",
    "hB"
  ],
  "en-IL": [
    "H",
    "h",
    "hb",
    "hB"
  ],
  "en-MY": [
    "h",
    "hb",
    "H",
    "hB"
  ],
  "es-BR": [
    "H",
    "h",
    "hB",
    "hb"
  ],
  "es-ES": [
    "H",
    "h",
    "hB",
    "hb"
  ],
  "es-GQ": [
    "H",
    "h",
    "hB",
    "hb"
  ],
  "fr-CA": [
    "H",
    "h",
    "hB"
  ],
  "gl-ES": [
    "H",
    "h",
    "hB"
  ],
  "gu-IN": [
    "hB",
    "hb",
    "h",
    "H"
  ],
  "hi-IN": [
    "hB",
    "h",
    "H"
  ],
  "it-CH": [
    "H",
    "h",
    "hB"
  ],
  "it-IT": [
    "H",
    "h",
    "hB"
  ],
  "kn-IN": [
    "hB",
    "h",
    "H"
  ],
  "ku-SY": ["H", "hB"],
  "ml-IN": [
    "hB",
    "h",
    "H"
  ],
  "mr-IN": [
    "hB",
    "hb",
    "h",
    "H"
  ],
  "pa-IN": [
    "hB",
    "hb",
    "h",
    "H"
  ],
  "ta-IN": [
    "hB",
    "h",
    "hb",
    "H"
  ],
  "te-IN": [
    "hB",
    "h",
    "H"
  ],
  "zu-ZA": [
    "H",
    "hB",
    "hb",
    "h"
  ]
};
function getBestPattern(skeleton, locale) {
  let skeletonCopy = "";
  for (let patternPos = 0; patternPos < skeleton.length; patternPos++) {
    const patternChar = skeleton.charAt(patternPos);
    if (patternChar === "j") {
      let extraLength = 0;
      while (patternPos + 1 < skeleton.length && skeleton.charAt(patternPos + 1) === patternChar) {
        extraLength++;
        patternPos++;
      }
      let hourLen = 1 + (extraLength & 1);
      let dayPeriodLen = extraLength < 2 ? 1 : 3 + (extraLength >> 1);
      let dayPeriodChar = "a";
      let hourChar = getDefaultHourSymbolFromLocale(locale);
      if (hourChar == "H" || hourChar == "k") dayPeriodLen = 0;
      while (dayPeriodLen-- > 0) skeletonCopy += dayPeriodChar;
      while (hourLen-- > 0) skeletonCopy = hourChar + skeletonCopy;
    } else if (patternChar === "J") skeletonCopy += "H";
    else skeletonCopy += patternChar;
  }
  return skeletonCopy;
}
function getDefaultHourSymbolFromLocale(locale) {
  let hourCycle = locale.hourCycle;
  if (hourCycle === void 0) {
    const localeWithHourCycles = locale;
    hourCycle = localeWithHourCycles.getHourCycles?.()[0] ?? localeWithHourCycles.hourCycles?.[0];
  }
  if (hourCycle) switch (hourCycle) {
    case "h24":
      return "k";
    case "h23":
      return "H";
    case "h12":
      return "h";
    case "h11":
      return "K";
    default:
      throw new Error("Invalid hourCycle");
  }
  const languageTag = locale.language;
  let regionTag;
  if (languageTag !== "root") regionTag = locale.maximize().region;
  return (timeData[`${languageTag}-${regionTag}`] || timeData[regionTag || ""] || timeData[languageTag || ""] || timeData[`${languageTag}-001`] || timeData["001"])[0].charAt(0);
}
var SPACE_SEPARATOR_START_REGEX = new RegExp(`^${SPACE_SEPARATOR_REGEX.source}*`);
var SPACE_SEPARATOR_END_REGEX = new RegExp(`${SPACE_SEPARATOR_REGEX.source}*$`);
function createLocation(start, end) {
  return {
    start,
    end
  };
}
var hasNativeFromEntries = !!Object.fromEntries;
var hasTrimStart = !!String.prototype.trimStart;
var hasTrimEnd = !!String.prototype.trimEnd;
var fromEntries = hasNativeFromEntries ? Object.fromEntries : function fromEntries2(entries) {
  const obj = {};
  for (const [k, v] of entries) obj[k] = v;
  return obj;
};
var trimStart = hasTrimStart ? function trimStart2(s) {
  return s.trimStart();
} : function trimStart3(s) {
  return s.replace(SPACE_SEPARATOR_START_REGEX, "");
};
var trimEnd = hasTrimEnd ? function trimEnd2(s) {
  return s.trimEnd();
} : function trimEnd3(s) {
  return s.replace(SPACE_SEPARATOR_END_REGEX, "");
};
var IDENTIFIER_PREFIX_RE = createIdentifierPrefixRegex();
function createIdentifierPrefixRegex() {
  try {
    const regex = new RegExp("([^\\p{White_Space}\\p{Pattern_Syntax}]*)", "yu");
    if (regex.exec("a ")?.[1] === "a") return regex;
  } catch {
  }
  return IDENTIFIER_PREFIX_REGEX;
}
function matchIdentifierAtIndex(s, index) {
  IDENTIFIER_PREFIX_RE.lastIndex = index;
  return IDENTIFIER_PREFIX_RE.exec(s)[1] ?? "";
}
function plainTopLevelEndPosition(message) {
  if (message.length === 0) return null;
  let line = 1;
  let column = 1;
  for (let offset = 0; offset < message.length; ) {
    const code = message.charCodeAt(offset);
    switch (code) {
      case 35:
      case 39:
      case 60:
      case 123:
      case 125:
        return null;
    }
    if (code === 10) {
      line++;
      column = 1;
      offset++;
    } else {
      column++;
      if (code >= 55296 && code <= 56319 && offset + 1 < message.length) {
        const next = message.charCodeAt(offset + 1);
        offset += next >= 56320 && next <= 57343 ? 2 : 1;
      } else offset++;
    }
  }
  return {
    offset: message.length,
    line,
    column
  };
}
var Parser = class {
  constructor(message, options = {}) {
    this.message = message;
    this.position = {
      offset: 0,
      line: 1,
      column: 1
    };
    this.ignoreTag = !!options.ignoreTag;
    this.locale = options.locale;
    this.requiresOtherClause = !!options.requiresOtherClause;
    this.shouldParseSkeletons = !!options.shouldParseSkeletons;
    this.captureEscapes = !!options.captureEscapes;
  }
  parse() {
    if (this.offset() !== 0) throw Error("parser can only be used once");
    if (this.message.length > 0) {
      const firstCode = this.message.charCodeAt(0);
      if (firstCode !== 35 && firstCode !== 39 && firstCode !== 60 && firstCode !== 123 && firstCode !== 125) {
        const plainEndPosition = plainTopLevelEndPosition(this.message);
        if (plainEndPosition) {
          const start = this.clonePosition();
          this.position = plainEndPosition;
          return {
            val: [{
              type: 0,
              value: this.message,
              ...this.captureEscapes && { rawValue: this.message },
              location: createLocation(start, this.clonePosition())
            }],
            err: null
          };
        }
      }
    }
    return this.parseMessage(0, "", false);
  }
  parseMessage(nestingLevel, parentArgType, expectingCloseTag) {
    let elements = [];
    while (!this.isEOF()) {
      const char = this.char();
      if (char === 123) {
        const result = this.parseArgument(nestingLevel, expectingCloseTag);
        if (result.err) return result;
        elements.push(result.val);
      } else if (char === 125 && nestingLevel > 0) break;
      else if (char === 35 && (parentArgType === "plural" || parentArgType === "selectordinal")) {
        const position = this.clonePosition();
        this.bump();
        elements.push({
          type: 7,
          location: createLocation(position, this.clonePosition())
        });
      } else if (char === 60 && !this.ignoreTag && this.peek() === 47) {
        if (expectingCloseTag) break;
        else return this.error(26, createLocation(this.clonePosition(), this.clonePosition()));
      } else if (char === 60 && !this.ignoreTag && _isAlpha(this.peek() || 0)) {
        const result = this.parseTag(nestingLevel, parentArgType);
        if (result.err) return result;
        elements.push(result.val);
      } else {
        const result = this.parseLiteral(nestingLevel, parentArgType);
        if (result.err) return result;
        elements.push(result.val);
      }
    }
    return {
      val: elements,
      err: null
    };
  }
  /**
  * A tag name must start with an ASCII lower/upper case letter. The grammar is based on the
  * [custom element name][] except that a dash is NOT always mandatory and uppercase letters
  * are accepted:
  *
  * ```
  * tag ::= "<" tagName (whitespace)* "/>" | "<" tagName (whitespace)* ">" message "</" tagName (whitespace)* ">"
  * tagName ::= [a-z] (PENChar)*
  * PENChar ::=
  *     "-" | "." | [0-9] | "_" | [a-z] | [A-Z] | #xB7 | [#xC0-#xD6] | [#xD8-#xF6] | [#xF8-#x37D] |
  *     [#x37F-#x1FFF] | [#x200C-#x200D] | [#x203F-#x2040] | [#x2070-#x218F] | [#x2C00-#x2FEF] |
  *     [#x3001-#xD7FF] | [#xF900-#xFDCF] | [#xFDF0-#xFFFD] | [#x10000-#xEFFFF]
  * ```
  *
  * [custom element name]: https://html.spec.whatwg.org/multipage/custom-elements.html#valid-custom-element-name
  * NOTE: We're a bit more lax here since HTML technically does not allow uppercase HTML element but we do
  * since other tag-based engines like React allow it
  */
  parseTag(nestingLevel, parentArgType) {
    const startPosition = this.clonePosition();
    this.bump();
    const tagName = this.parseTagName();
    this.bumpSpace();
    if (this.bumpIf("/>")) return {
      val: {
        type: 0,
        value: `<${tagName}/>`,
        location: createLocation(startPosition, this.clonePosition())
      },
      err: null
    };
    else if (this.bumpIf(">")) {
      const childrenResult = this.parseMessage(nestingLevel + 1, parentArgType, true);
      if (childrenResult.err) return childrenResult;
      const children = childrenResult.val;
      const endTagStartPosition = this.clonePosition();
      if (this.bumpIf("</")) {
        if (this.isEOF() || !_isAlpha(this.char())) return this.error(23, createLocation(endTagStartPosition, this.clonePosition()));
        const closingTagNameStartPosition = this.clonePosition();
        if (tagName !== this.parseTagName()) return this.error(26, createLocation(closingTagNameStartPosition, this.clonePosition()));
        this.bumpSpace();
        if (!this.bumpIf(">")) return this.error(23, createLocation(endTagStartPosition, this.clonePosition()));
        return {
          val: {
            type: 8,
            value: tagName,
            children,
            location: createLocation(startPosition, this.clonePosition())
          },
          err: null
        };
      } else return this.error(27, createLocation(startPosition, this.clonePosition()));
    } else return this.error(23, createLocation(startPosition, this.clonePosition()));
  }
  /**
  * This method assumes that the caller has peeked ahead for the first tag character.
  */
  parseTagName() {
    const startOffset = this.offset();
    this.bump();
    while (!this.isEOF() && _isPotentialElementNameChar(this.char())) this.bump();
    return this.message.slice(startOffset, this.offset());
  }
  parseLiteral(nestingLevel, parentArgType) {
    const start = this.clonePosition();
    let value = "";
    while (true) {
      const parseQuoteResult = this.tryParseQuote(parentArgType);
      if (parseQuoteResult) {
        value += parseQuoteResult;
        continue;
      }
      const parseUnquotedResult = this.tryParseUnquoted(nestingLevel, parentArgType);
      if (parseUnquotedResult) {
        value += parseUnquotedResult;
        continue;
      }
      const parseLeftAngleResult = this.tryParseLeftAngleBracket();
      if (parseLeftAngleResult) {
        value += parseLeftAngleResult;
        continue;
      }
      break;
    }
    const location = createLocation(start, this.clonePosition());
    return {
      val: {
        type: 0,
        value,
        location,
        ...this.captureEscapes && { rawValue: this.message.slice(start.offset, this.offset()) }
      },
      err: null
    };
  }
  tryParseLeftAngleBracket() {
    if (!this.isEOF() && this.char() === 60 && (this.ignoreTag || !_isAlphaOrSlash(this.peek() || 0))) {
      this.bump();
      return "<";
    }
    return null;
  }
  /**
  * Starting with ICU 4.8, an ASCII apostrophe only starts quoted text if it immediately precedes
  * a character that requires quoting (that is, "only where needed"), and works the same in
  * nested messages as on the top level of the pattern. The new behavior is otherwise compatible.
  */
  tryParseQuote(parentArgType) {
    if (this.isEOF() || this.char() !== 39) return null;
    switch (this.peek()) {
      case 39:
        this.bump();
        this.bump();
        return "'";
      case 123:
      case 60:
      case 62:
      case 125:
        break;
      case 35:
        if (parentArgType === "plural" || parentArgType === "selectordinal") break;
        return null;
      default:
        return null;
    }
    this.bump();
    const codePoints = [this.char()];
    this.bump();
    while (!this.isEOF()) {
      const ch = this.char();
      if (ch === 39) {
        if (this.peek() === 39) {
          codePoints.push(39);
          this.bump();
        } else {
          this.bump();
          break;
        }
      } else codePoints.push(ch);
      this.bump();
    }
    return String.fromCodePoint(...codePoints);
  }
  tryParseUnquoted(nestingLevel, parentArgType) {
    if (this.isEOF()) return null;
    const ch = this.char();
    if (ch === 60 || ch === 123 || ch === 35 && (parentArgType === "plural" || parentArgType === "selectordinal") || ch === 125 && nestingLevel > 0) return null;
    else {
      this.bump();
      return String.fromCodePoint(ch);
    }
  }
  parseArgument(nestingLevel, expectingCloseTag) {
    const openingBracePosition = this.clonePosition();
    this.bump();
    this.bumpSpace();
    if (this.isEOF()) return this.error(1, createLocation(openingBracePosition, this.clonePosition()));
    if (this.char() === 125) {
      this.bump();
      return this.error(2, createLocation(openingBracePosition, this.clonePosition()));
    }
    let value = this.parseIdentifierIfPossible().value;
    if (!value) return this.error(3, createLocation(openingBracePosition, this.clonePosition()));
    this.bumpSpace();
    if (this.isEOF()) return this.error(1, createLocation(openingBracePosition, this.clonePosition()));
    switch (this.char()) {
      case 125:
        this.bump();
        return {
          val: {
            type: 1,
            value,
            location: createLocation(openingBracePosition, this.clonePosition())
          },
          err: null
        };
      case 44:
        this.bump();
        this.bumpSpace();
        if (this.isEOF()) return this.error(1, createLocation(openingBracePosition, this.clonePosition()));
        return this.parseArgumentOptions(nestingLevel, expectingCloseTag, value, openingBracePosition);
      default:
        return this.error(3, createLocation(openingBracePosition, this.clonePosition()));
    }
  }
  /**
  * Advance the parser until the end of the identifier, if it is currently on
  * an identifier character. Return an empty string otherwise.
  */
  parseIdentifierIfPossible() {
    const startingPosition = this.clonePosition();
    const startOffset = this.offset();
    const value = matchIdentifierAtIndex(this.message, startOffset);
    const endOffset = startOffset + value.length;
    this.bumpTo(endOffset);
    return {
      value,
      location: createLocation(startingPosition, this.clonePosition())
    };
  }
  parseArgumentOptions(nestingLevel, expectingCloseTag, value, openingBracePosition) {
    let typeStartPosition = this.clonePosition();
    let argType = this.parseIdentifierIfPossible().value;
    let typeEndPosition = this.clonePosition();
    switch (argType) {
      case "":
        return this.error(4, createLocation(typeStartPosition, typeEndPosition));
      case "number":
      case "date":
      case "time": {
        this.bumpSpace();
        let styleAndLocation = null;
        if (this.bumpIf(",")) {
          this.bumpSpace();
          const styleStartPosition = this.clonePosition();
          const result = this.parseSimpleArgStyleIfPossible();
          if (result.err) return result;
          const style = trimEnd(result.val);
          if (style.length === 0) return this.error(6, createLocation(this.clonePosition(), this.clonePosition()));
          styleAndLocation = {
            style,
            styleLocation: createLocation(styleStartPosition, this.clonePosition())
          };
        }
        const argCloseResult = this.tryParseArgumentClose(openingBracePosition);
        if (argCloseResult.err) return argCloseResult;
        const location = createLocation(openingBracePosition, this.clonePosition());
        if (styleAndLocation && styleAndLocation.style.startsWith("::")) {
          let skeleton = trimStart(styleAndLocation.style.slice(2));
          if (argType === "number") {
            const result = this.parseNumberSkeletonFromString(skeleton, styleAndLocation.styleLocation);
            if (result.err) return result;
            return {
              val: {
                type: 2,
                value,
                location,
                style: result.val
              },
              err: null
            };
          } else {
            if (skeleton.length === 0) return this.error(10, location);
            let dateTimePattern = skeleton;
            if (this.locale) dateTimePattern = getBestPattern(skeleton, this.locale);
            const style = {
              type: 1,
              pattern: dateTimePattern,
              location: styleAndLocation.styleLocation,
              parsedOptions: this.shouldParseSkeletons ? parseDateTimeSkeleton(dateTimePattern) : {}
            };
            return {
              val: {
                type: argType === "date" ? 3 : 4,
                value,
                location,
                style
              },
              err: null
            };
          }
        }
        return {
          val: {
            type: argType === "number" ? 2 : argType === "date" ? 3 : 4,
            value,
            location,
            style: styleAndLocation?.style ?? null
          },
          err: null
        };
      }
      case "plural":
      case "selectordinal":
      case "select": {
        const typeEndPosition2 = this.clonePosition();
        this.bumpSpace();
        if (!this.bumpIf(",")) return this.error(12, createLocation(typeEndPosition2, { ...typeEndPosition2 }));
        this.bumpSpace();
        let identifierAndLocation = this.parseIdentifierIfPossible();
        let pluralOffset = 0;
        if (argType !== "select" && identifierAndLocation.value === "offset") {
          if (!this.bumpIf(":")) return this.error(13, createLocation(this.clonePosition(), this.clonePosition()));
          this.bumpSpace();
          const result = this.tryParseDecimalInteger(13, 14);
          if (result.err) return result;
          this.bumpSpace();
          identifierAndLocation = this.parseIdentifierIfPossible();
          pluralOffset = result.val;
        }
        const optionsResult = this.tryParsePluralOrSelectOptions(nestingLevel, argType, expectingCloseTag, identifierAndLocation);
        if (optionsResult.err) return optionsResult;
        const argCloseResult = this.tryParseArgumentClose(openingBracePosition);
        if (argCloseResult.err) return argCloseResult;
        const location = createLocation(openingBracePosition, this.clonePosition());
        if (argType === "select") return {
          val: {
            type: 5,
            value,
            options: fromEntries(optionsResult.val),
            location
          },
          err: null
        };
        else return {
          val: {
            type: 6,
            value,
            options: fromEntries(optionsResult.val),
            offset: pluralOffset,
            pluralType: argType === "plural" ? "cardinal" : "ordinal",
            location
          },
          err: null
        };
      }
      default:
        return this.error(5, createLocation(typeStartPosition, typeEndPosition));
    }
  }
  tryParseArgumentClose(openingBracePosition) {
    if (this.isEOF() || this.char() !== 125) return this.error(1, createLocation(openingBracePosition, this.clonePosition()));
    this.bump();
    return {
      val: true,
      err: null
    };
  }
  /**
  * See: https://github.com/unicode-org/icu/blob/af7ed1f6d2298013dc303628438ec4abe1f16479/icu4c/source/common/messagepattern.cpp#L659
  */
  parseSimpleArgStyleIfPossible() {
    let nestedBraces = 0;
    const startPosition = this.clonePosition();
    while (!this.isEOF()) switch (this.char()) {
      case 39: {
        this.bump();
        let apostrophePosition = this.clonePosition();
        if (!this.bumpUntil("'")) return this.error(11, createLocation(apostrophePosition, this.clonePosition()));
        this.bump();
        break;
      }
      case 123:
        nestedBraces += 1;
        this.bump();
        break;
      case 125:
        if (nestedBraces > 0) nestedBraces -= 1;
        else return {
          val: this.message.slice(startPosition.offset, this.offset()),
          err: null
        };
        break;
      default:
        this.bump();
    }
    return {
      val: this.message.slice(startPosition.offset, this.offset()),
      err: null
    };
  }
  parseNumberSkeletonFromString(skeleton, location) {
    let tokens = [];
    try {
      tokens = parseNumberSkeletonFromString(skeleton);
    } catch {
      return this.error(7, location);
    }
    return {
      val: {
        type: 0,
        tokens,
        location,
        parsedOptions: this.shouldParseSkeletons ? parseNumberSkeleton(tokens) : {}
      },
      err: null
    };
  }
  /**
  * @param nesting_level The current nesting level of messages.
  *     This can be positive when parsing message fragment in select or plural argument options.
  * @param parent_arg_type The parent argument's type.
  * @param parsed_first_identifier If provided, this is the first identifier-like selector of
  *     the argument. It is a by-product of a previous parsing attempt.
  * @param expecting_close_tag If true, this message is directly or indirectly nested inside
  *     between a pair of opening and closing tags. The nested message will not parse beyond
  *     the closing tag boundary.
  */
  tryParsePluralOrSelectOptions(nestingLevel, parentArgType, expectCloseTag, parsedFirstIdentifier) {
    let hasOtherClause = false;
    const options = [];
    const parsedSelectors = /* @__PURE__ */ new Set();
    let { value: selector, location: selectorLocation } = parsedFirstIdentifier;
    while (true) {
      if (selector.length === 0) {
        const startPosition = this.clonePosition();
        if (parentArgType !== "select" && this.bumpIf("=")) {
          const result = this.tryParseDecimalInteger(16, 19);
          if (result.err) return result;
          selectorLocation = createLocation(startPosition, this.clonePosition());
          selector = this.message.slice(startPosition.offset, this.offset());
        } else break;
      }
      if (parsedSelectors.has(selector)) return this.error(parentArgType === "select" ? 21 : 20, selectorLocation);
      if (selector === "other") hasOtherClause = true;
      this.bumpSpace();
      const openingBracePosition = this.clonePosition();
      if (!this.bumpIf("{")) return this.error(parentArgType === "select" ? 17 : 18, createLocation(this.clonePosition(), this.clonePosition()));
      const fragmentResult = this.parseMessage(nestingLevel + 1, parentArgType, expectCloseTag);
      if (fragmentResult.err) return fragmentResult;
      const argCloseResult = this.tryParseArgumentClose(openingBracePosition);
      if (argCloseResult.err) return argCloseResult;
      options.push([selector, {
        value: fragmentResult.val,
        location: createLocation(openingBracePosition, this.clonePosition())
      }]);
      parsedSelectors.add(selector);
      this.bumpSpace();
      ({ value: selector, location: selectorLocation } = this.parseIdentifierIfPossible());
    }
    if (options.length === 0) return this.error(parentArgType === "select" ? 15 : 16, createLocation(this.clonePosition(), this.clonePosition()));
    if (this.requiresOtherClause && !hasOtherClause) return this.error(22, createLocation(this.clonePosition(), this.clonePosition()));
    return {
      val: options,
      err: null
    };
  }
  tryParseDecimalInteger(expectNumberError, invalidNumberError) {
    let sign = 1;
    const startingPosition = this.clonePosition();
    if (this.bumpIf("+")) {
    } else if (this.bumpIf("-")) sign = -1;
    let hasDigits = false;
    let decimal = 0;
    while (!this.isEOF()) {
      const ch = this.char();
      if (ch >= 48 && ch <= 57) {
        hasDigits = true;
        decimal = decimal * 10 + (ch - 48);
        this.bump();
      } else break;
    }
    const location = createLocation(startingPosition, this.clonePosition());
    if (!hasDigits) return this.error(expectNumberError, location);
    decimal *= sign;
    if (!Number.isSafeInteger(decimal)) return this.error(invalidNumberError, location);
    return {
      val: decimal,
      err: null
    };
  }
  offset() {
    return this.position.offset;
  }
  isEOF() {
    return this.offset() === this.message.length;
  }
  clonePosition() {
    return {
      offset: this.position.offset,
      line: this.position.line,
      column: this.position.column
    };
  }
  /**
  * Return the code point at the current position of the parser.
  * Throws if the index is out of bound.
  */
  char() {
    const offset = this.position.offset;
    if (offset >= this.message.length) throw Error("out of bound");
    const code = this.message.codePointAt(offset);
    if (code === void 0) throw Error(`Offset ${offset} is at invalid UTF-16 code unit boundary`);
    return code;
  }
  error(kind, location) {
    return {
      val: null,
      err: {
        kind,
        message: this.message,
        location
      }
    };
  }
  /** Bump the parser to the next UTF-16 code unit. */
  bump() {
    if (this.isEOF()) return;
    const code = this.char();
    if (code === 10) {
      this.position.line += 1;
      this.position.column = 1;
      this.position.offset += 1;
    } else {
      this.position.column += 1;
      this.position.offset += code < 65536 ? 1 : 2;
    }
  }
  /**
  * If the substring starting at the current position of the parser has
  * the given prefix, then bump the parser to the character immediately
  * following the prefix and return true. Otherwise, don't bump the parser
  * and return false.
  */
  bumpIf(prefix) {
    const offset = this.offset();
    if (this.message.slice(offset, offset + prefix.length) === prefix) {
      for (let i = 0; i < prefix.length; i++) this.bump();
      return true;
    }
    return false;
  }
  /**
  * Bump the parser until the pattern character is found and return `true`.
  * Otherwise bump to the end of the file and return `false`.
  */
  bumpUntil(pattern) {
    const currentOffset = this.offset();
    const index = this.message.indexOf(pattern, currentOffset);
    if (index >= 0) {
      this.bumpTo(index);
      return true;
    } else {
      this.bumpTo(this.message.length);
      return false;
    }
  }
  /**
  * Bump the parser to the target offset.
  * If target offset is beyond the end of the input, bump the parser to the end of the input.
  */
  bumpTo(targetOffset) {
    if (this.offset() > targetOffset) throw Error(`targetOffset ${targetOffset} must be greater than or equal to the current offset ${this.offset()}`);
    targetOffset = Math.min(targetOffset, this.message.length);
    while (true) {
      const offset = this.offset();
      if (offset === targetOffset) break;
      if (offset > targetOffset) throw Error(`targetOffset ${targetOffset} is at invalid UTF-16 code unit boundary`);
      this.bump();
      if (this.isEOF()) break;
    }
  }
  /** advance the parser through all whitespace to the next non-whitespace code unit. */
  bumpSpace() {
    while (!this.isEOF() && _isWhiteSpace(this.char())) this.bump();
  }
  /**
  * Peek at the *next* Unicode codepoint in the input without advancing the parser.
  * If the input has been exhausted, then this returns null.
  */
  peek() {
    if (this.isEOF()) return null;
    const code = this.char();
    const offset = this.offset();
    return this.message.charCodeAt(offset + (code >= 65536 ? 2 : 1)) ?? null;
  }
};
function _isAlpha(codepoint) {
  return codepoint >= 97 && codepoint <= 122 || codepoint >= 65 && codepoint <= 90;
}
function _isAlphaOrSlash(codepoint) {
  return _isAlpha(codepoint) || codepoint === 47;
}
function _isPotentialElementNameChar(c) {
  return c === 45 || c === 46 || c >= 48 && c <= 57 || c === 95 || c >= 97 && c <= 122 || c >= 65 && c <= 90 || c == 183 || c >= 192 && c <= 214 || c >= 216 && c <= 246 || c >= 248 && c <= 893 || c >= 895 && c <= 8191 || c >= 8204 && c <= 8205 || c >= 8255 && c <= 8256 || c >= 8304 && c <= 8591 || c >= 11264 && c <= 12271 || c >= 12289 && c <= 55295 || c >= 63744 && c <= 64975 || c >= 65008 && c <= 65533 || c >= 65536 && c <= 983039;
}
function _isWhiteSpace(c) {
  return c >= 9 && c <= 13 || c === 32 || c === 133 || c >= 8206 && c <= 8207 || c === 8232 || c === 8233;
}
function pruneLocation(els) {
  els.forEach((el) => {
    delete el.location;
    if (isSelectElement(el) || isPluralElement(el)) for (const k in el.options) {
      delete el.options[k].location;
      pruneLocation(el.options[k].value);
    }
    else if (isNumberElement(el) && isNumberSkeleton(el.style)) delete el.style.location;
    else if ((isDateElement(el) || isTimeElement(el)) && isDateTimeSkeleton(el.style)) delete el.style.location;
    else if (isTagElement(el)) pruneLocation(el.children);
  });
}
function parse(message, opts = {}) {
  opts = {
    shouldParseSkeletons: true,
    requiresOtherClause: true,
    ...opts
  };
  const result = new Parser(message, opts).parse();
  if (result.err) {
    const error = SyntaxError(ErrorKind[result.err.kind]);
    error.location = result.err.location;
    error.originalMessage = result.err.message;
    throw error;
  }
  if (!opts?.captureLocation) pruneLocation(result.val);
  return result.val;
}

// node_modules/intl-messageformat/index.js
var FormatError = class extends Error {
  constructor(msg, code, originalMessage) {
    super(msg);
    this.code = code;
    this.originalMessage = originalMessage;
  }
  toString() {
    return `[formatjs Error: ${this.code}] ${this.message}`;
  }
};
var InvalidValueError = class extends FormatError {
  constructor(variableId, value, options, originalMessage) {
    super(`Invalid values for "${variableId}": "${value}". Options are "${Object.keys(options).join('", "')}"`, "INVALID_VALUE", originalMessage);
  }
};
var InvalidValueTypeError = class extends FormatError {
  constructor(value, type, originalMessage) {
    super(`Value for "${value}" must be of type ${type}`, "INVALID_VALUE", originalMessage);
  }
};
var MissingValueError = class extends FormatError {
  constructor(variableId, originalMessage) {
    super(`The intl string context variable "${variableId}" was not provided to the string "${originalMessage}"`, "MISSING_VALUE", originalMessage);
  }
};
function mergeLiteral(parts) {
  if (parts.length < 2) return parts;
  return parts.reduce((all2, part) => {
    const lastPart = all2[all2.length - 1];
    if (!lastPart || lastPart.type !== 0 || part.type !== 0) all2.push(part);
    else lastPart.value += part.value;
    return all2;
  }, []);
}
function isFormatXMLElementFn(el) {
  return typeof el === "function";
}
function formatToParts(els, locales, formatters, formats, values, currentPluralValue, originalMessage) {
  if (els.length === 1 && isLiteralElement(els[0])) return [{
    type: 0,
    value: els[0].value
  }];
  const result = [];
  for (const el of els) {
    if (isLiteralElement(el)) {
      result.push({
        type: 0,
        value: el.value
      });
      continue;
    }
    if (isPoundElement(el)) {
      if (typeof currentPluralValue === "number") result.push({
        type: 0,
        value: formatters.getNumberFormat(locales).format(currentPluralValue)
      });
      continue;
    }
    const { value: varName } = el;
    if (!(values && varName in values)) throw new MissingValueError(varName, originalMessage);
    let value = values[varName];
    if (isArgumentElement(el)) {
      if (!value || typeof value === "string" || typeof value === "number" || typeof value === "bigint") value = typeof value === "string" || typeof value === "number" || typeof value === "bigint" ? String(value) : "";
      result.push({
        type: typeof value === "string" ? 0 : 1,
        value
      });
      continue;
    }
    if (isDateElement(el)) {
      const style = typeof el.style === "string" ? formats.date[el.style] : isDateTimeSkeleton(el.style) ? el.style.parsedOptions : void 0;
      result.push({
        type: 0,
        value: formatters.getDateTimeFormat(locales, style).format(value)
      });
      continue;
    }
    if (isTimeElement(el)) {
      const style = typeof el.style === "string" ? formats.time[el.style] : isDateTimeSkeleton(el.style) ? el.style.parsedOptions : formats.time.medium;
      result.push({
        type: 0,
        value: formatters.getDateTimeFormat(locales, style).format(value)
      });
      continue;
    }
    if (isNumberElement(el)) {
      const style = typeof el.style === "string" ? formats.number[el.style] : isNumberSkeleton(el.style) ? el.style.parsedOptions : void 0;
      if (style && style.scale) {
        const scale = style.scale || 1;
        if (typeof value === "bigint") {
          if (!Number.isInteger(scale)) throw new TypeError(`Cannot apply fractional scale ${scale} to bigint value. Scale must be an integer when formatting bigint.`);
          value = value * BigInt(scale);
        } else value = value * scale;
      }
      result.push({
        type: 0,
        value: formatters.getNumberFormat(locales, style).format(value)
      });
      continue;
    }
    if (isTagElement(el)) {
      const { children, value: value2 } = el;
      const formatFn = values[value2];
      if (!isFormatXMLElementFn(formatFn)) throw new InvalidValueTypeError(value2, "function", originalMessage);
      let chunks = formatFn(formatToParts(children, locales, formatters, formats, values, currentPluralValue).map((p) => p.value));
      if (!Array.isArray(chunks)) chunks = [chunks];
      result.push(...chunks.map((c) => {
        return {
          type: typeof c === "string" ? 0 : 1,
          value: c
        };
      }));
    }
    if (isSelectElement(el)) {
      const key = value;
      const opt = (Object.prototype.hasOwnProperty.call(el.options, key) ? el.options[key] : void 0) || el.options.other;
      if (!opt) throw new InvalidValueError(el.value, value, Object.keys(el.options), originalMessage);
      result.push(...formatToParts(opt.value, locales, formatters, formats, values));
      continue;
    }
    if (isPluralElement(el)) {
      const exactKey = `=${value}`;
      let opt = Object.prototype.hasOwnProperty.call(el.options, exactKey) ? el.options[exactKey] : void 0;
      if (!opt) {
        if (!Intl.PluralRules) throw new FormatError(`Intl.PluralRules is not available in this environment.
Try polyfilling it using "@formatjs/intl-pluralrules"
`, "MISSING_INTL_API", originalMessage);
        const numericValue2 = typeof value === "bigint" ? Number(value) : value;
        const rule = formatters.getPluralRules(locales, { type: el.pluralType }).select(numericValue2 - (el.offset || 0));
        opt = (Object.prototype.hasOwnProperty.call(el.options, rule) ? el.options[rule] : void 0) || el.options.other;
      }
      if (!opt) throw new InvalidValueError(el.value, value, Object.keys(el.options), originalMessage);
      const numericValue = typeof value === "bigint" ? Number(value) : value;
      result.push(...formatToParts(opt.value, locales, formatters, formats, values, numericValue - (el.offset || 0)));
      continue;
    }
  }
  return mergeLiteral(result);
}
function mergeConfig(c1, c2) {
  if (!c2) return c1;
  return {
    ...c1,
    ...c2,
    ...Object.keys(c1).reduce((all2, k) => {
      all2[k] = {
        ...c1[k],
        ...c2[k]
      };
      return all2;
    }, {})
  };
}
function mergeConfigs(defaultConfig, configs) {
  if (!configs) return defaultConfig;
  return Object.keys(defaultConfig).reduce((all2, k) => {
    all2[k] = mergeConfig(defaultConfig[k], configs[k]);
    return all2;
  }, { ...defaultConfig });
}
function createFastMemoizeCache(store) {
  return { create() {
    return {
      get(key) {
        return store[key];
      },
      set(key, value) {
        store[key] = value;
      }
    };
  } };
}
function createDefaultFormatters(cache = {
  number: {},
  dateTime: {},
  pluralRules: {}
}) {
  return {
    getNumberFormat: memoize((...args) => new Intl.NumberFormat(...args), {
      cache: createFastMemoizeCache(cache.number),
      strategy: strategies.variadic
    }),
    getDateTimeFormat: memoize((...args) => new Intl.DateTimeFormat(...args), {
      cache: createFastMemoizeCache(cache.dateTime),
      strategy: strategies.variadic
    }),
    getPluralRules: memoize((...args) => new Intl.PluralRules(...args), {
      cache: createFastMemoizeCache(cache.pluralRules),
      strategy: strategies.variadic
    })
  };
}
var IntlMessageFormat = class IntlMessageFormat2 {
  constructor(message, locales = IntlMessageFormat2.defaultLocale, overrideFormats, opts) {
    this.formatterCache = {
      number: {},
      dateTime: {},
      pluralRules: {}
    };
    this.format = ((values) => {
      const parts = this.formatToParts(values);
      if (parts.length === 1) return parts[0].value;
      const result = parts.reduce((all2, part) => {
        if (!all2.length || part.type !== 0 || typeof all2[all2.length - 1] !== "string") all2.push(part.value);
        else all2[all2.length - 1] += part.value;
        return all2;
      }, []);
      if (result.length <= 1) return result[0] || "";
      return result;
    });
    this.formatToParts = ((values) => formatToParts(this.ast, this.locales, this.formatters, this.formats, values, void 0, this.message));
    this.resolvedOptions = () => ({ locale: this.resolvedLocale?.toString() || Intl.NumberFormat.supportedLocalesOf(this.locales)[0] });
    this.getAst = () => this.ast;
    this.locales = locales;
    this.resolvedLocale = IntlMessageFormat2.resolveLocale(locales);
    if (typeof message === "string") {
      this.message = message;
      if (!IntlMessageFormat2.__parse) throw new TypeError("IntlMessageFormat.__parse must be set to process `message` of type `string`");
      const { ...parseOpts } = opts || {};
      this.ast = IntlMessageFormat2.__parse(message, {
        ...parseOpts,
        locale: this.resolvedLocale
      });
    } else this.ast = message;
    if (!Array.isArray(this.ast)) throw new TypeError("A message must be provided as a String or AST.");
    this.formats = mergeConfigs(IntlMessageFormat2.formats, overrideFormats);
    this.formatters = opts && opts.formatters || createDefaultFormatters(this.formatterCache);
  }
  static {
    this.memoizedDefaultLocale = null;
  }
  static get defaultLocale() {
    if (!IntlMessageFormat2.memoizedDefaultLocale) IntlMessageFormat2.memoizedDefaultLocale = new Intl.NumberFormat().resolvedOptions().locale;
    return IntlMessageFormat2.memoizedDefaultLocale;
  }
  static {
    this.resolveLocale = (locales) => {
      if (typeof Intl.Locale === "undefined") return;
      const supportedLocales = Intl.NumberFormat.supportedLocalesOf(locales);
      if (supportedLocales.length > 0) return new Intl.Locale(supportedLocales[0]);
      return new Intl.Locale(typeof locales === "string" ? locales : locales[0]);
    };
  }
  static {
    this.__parse = parse;
  }
  static {
    this.formats = {
      number: {
        integer: { maximumFractionDigits: 0 },
        currency: { style: "currency" },
        percent: { style: "percent" }
      },
      date: {
        short: {
          month: "numeric",
          day: "numeric",
          year: "2-digit"
        },
        medium: {
          month: "short",
          day: "numeric",
          year: "numeric"
        },
        long: {
          month: "long",
          day: "numeric",
          year: "numeric"
        },
        full: {
          weekday: "long",
          month: "long",
          day: "numeric",
          year: "numeric"
        }
      },
      time: {
        short: {
          hour: "numeric",
          minute: "numeric"
        },
        medium: {
          hour: "numeric",
          minute: "numeric",
          second: "numeric"
        },
        long: {
          hour: "numeric",
          minute: "numeric",
          second: "numeric",
          timeZoneName: "short"
        },
        full: {
          hour: "numeric",
          minute: "numeric",
          second: "numeric",
          timeZoneName: "short"
        }
      }
    };
  }
};

// src/words/cs/audit.ts
var audit = {
  title: "Audit",
  ofGame: "Audit hry {title}",
  verifyTitle: "Ověřit export",
  verifyLead: "Přetáhni sem exporty partií nebo důkazy. Ověří je přímo tvůj prohlížeč; nic se nikam neposílá.",
  drop: "Přetáhni sem soubory, nebo je vyber",
  dropHint: "Exporty a důkazy (.tlog-proof); a pokud je máš, i klíče služby, zásady, stvrzenky a zprávy příkazu kronika verify --json, jejichž tahy náhody se pak znovu odvodí.",
  noFile: "Zatím tu není žádný export ani důkaz.",
  aside: "K tomu: {keys, plural, =0 {žádné klíče} one {# klíč} few {# klíče} many {# klíče} other {# klíčů}}, {receipts, plural, =0 {žádné stvrzenky} one {# stvrzenka} few {# stvrzenky} many {# stvrzenky} other {# stvrzenek}}, {draws, plural, =0 {žádné tahy náhody} one {# tah náhody} few {# tahy náhody} many {# tahu náhody} other {# tahů náhody}}.",
  clear: "Odebrat vše",
  checking: "Ověřuje se …",
  checkingFile: "Ověřuje se {file}",
  insecure: "Stránka nebyla načtena přes https ani z tvého počítače, a tak jí prohlížeč nedává kryptografii. Tady nelze nic ověřit.",
  rewritten: "Soubor někdo načetl a znovu zapsal: jeho bajty nejsou ty, které zapsala služba. To, co říká, je ověřeno i tak.",
  offlineMore: "Jak se partie ověřují bez připojení",
  steps: "Co bylo ověřeno",
  atPly: "v kroku {ply}",
  "outcome.good": "v pořádku",
  "outcome.bad": "špatně",
  "outcome.unknown": "neověřeno",
  show: "Ukázat bajty a otisky",
  nothingToShow: "Tento krok žádné bajty neporovnává.",
  more: "{count, plural, one {a ještě jedna věc} few {a ještě # věci} many {a ještě # věci} other {a ještě # věcí}}",
  left: "Co ověří jen kronika verify",
  picture: "Od posledního tahu k záznamu",
  pictureAlt: "Články jsou zřetězené od přípravy ke kroku {ply}. Otisk posledního jmenuje stvrzenka a podepsaný kontrolní bod záznamu.",
  pictureLink: "článek",
  pictureSetup: "příprava",
  picturePly: "krok {ply}",
  pictureHead: "konec {hash}",
  pictureReceipt: "Stvrzenka",
  pictureNoReceipt: "bez stvrzenky",
  pictureReceiptText: "podepsána při přijetí kroku {ply}",
  pictureCheckpoint: "Kontrolní bod",
  pictureNoCheckpoint: "bez kontrolního bodu",
  pictureCheckpointText: "list {index} z {size}, záznam {log}",
  pictureRootText: "položka {rootIndex} z {rootSize} v kořenovém, podepsáno",
  key: "Podepsal",
  keyNew: "známý od této návštěvy: služba ho teď jmenuje",
  keyKnown: "tento prohlížeč ho zná od {day}",
  keyUnknown: "neznámý: jmenuje ho jen sám export",
  keyEndorsed: "plyne ze známého klíče",
  link: "Prohlédnout článek",
  linkPly: "Tah",
  linkText: "Z čeho se počítá jeho otisk a jaký otisk je zaznamenán.",
  noLink: "Takový tah není.",
  dispute: "Spor {number}",
  ruling: "Rozhodnutí",
  send: "Otevřít spor",
  sent: "Spor {number} je otevřený.",
  "check.document": "Dokument",
  "check.chain": "Řetěz",
  "check.game": "Partie, jak je ukázána",
  "check.times": "Časy",
  "check.table": "Stůl",
  "check.seed": "Semínko",
  "check.salts": "Soli",
  "check.fields": "Skutečnosti stolu",
  "check.draws": "Tahy náhody",
  "check.keys": "Klíče",
  "check.seal": "Pečeť",
  "check.receipts": "Stvrzenky",
  "check.checkpoint": "Kontrolní bod",
  "check.bounds": "Časy a svědci",
  "check.policy": "Tvoje zásady",
  "check.epochs": "Epochy logu",
  "why.document": "Soubor je JSON, který lze číst jen jedním způsobem, s položkami, které formát zná, a žádnými jinými.",
  "why.chain": "Každý článek má otisk toho, co bylo zaznamenáno, a článku před ním. Nic mezi nimi proto nelze změnit, vynechat ani přidat. Skryté položky v něm stojí jako závazky; každá otevřená musí dát ten svůj.",
  "why.game": "Co dokument říká o partii (místa, podmínky, výsledek, spory), říkají i jeho události.",
  "why.times": "Časy nikdy nejdou zpátky, takže nic nebylo vloženo dodatečně.",
  "why.table": "Všechno u stolu má svou příčinu: nikdo se nevrátí, nepřeruší ani neukončí partii bez dohody, verdiktu nebo hodin.",
  "why.seed": "Dříve než si kdokoli sedl, zveřejnila služba otisk semínka. Semínko, které odhalí na konci partie, musí dát týž otisk, a každý text, který hráč přidal, otisk svého místa.",
  "why.salts": "Každá skrytá položka byla osolena, aby ji nikdo neuhodl. Se semínkem se každá sůl odvodí znovu; jiná mohla být někomu předem prozrazena.",
  "why.fields": "Skutečnosti stolu mají položky, které formát zná, správných druhů, a nic neskrývají.",
  "why.draws": "Každý výsledek náhody plyne ze semínka, z toho, co k němu hráči přidali, a ze svého označení. Které tahy náhody patří k tahu, vědí jen pravidla.",
  "why.keys": "Podpisy platí, pokud je udělal klíč, který znáš, nebo ten, který z něj plyne doporučením.",
  "why.seal": "Služba podepsala přesně tento dokument.",
  "why.receipts": "Když služba přijme tah, podepíše otisk řetězu až po něj. Stvrzenka, která nesedí, by dokázala, že služba změnila svou výpověď.",
  "why.checkpoint": "Poslední článek je listem jediného záznamu, do kterého partie patří, hlava toho záznamu je položkou kořenového záznamu služby a ten je podepsaný. Všichni, kdo záznamy čtou, vidí tytéž partie.",
  "why.bounds": "Začátek a každé vypršení času jmenují nejnovější kontrolní bod, který spolupodepsal svědek, takže nejsou starší; další spolupodepsaný kontrolní bod, v němž jsou, říká, že nejsou mladší. Časy v záznamu musí ležet mezi nimi.",
  "why.policy": "Zásady, které přinášíš, říkají, které záznamy platí, které svědky znáš a kolik z kterých musí záznam spolupodepsat. Svědek podepíše jen záznam, ve kterém nic nezmizelo a nic se nezměnilo.",
  "why.epochs": "Log, který o něco přišel, třeba při obnově ze zálohy, pokračuje v nové epoše. Podepsaná poznámka říká, co bylo slíbeno, co zbylo a proč.",
  "said.chain-broken": "Nezkoušeno: řetěz je přetržený.",
  "said.no-ed25519": "Nelze: tento prohlížeč takové podpisy neumí ověřit.",
  "said.unrevealed": "Zatím ne: semínko se odhalí, až partie skončí.",
  "said.unsigned": "Nesedí k tomu podpis žádného známého klíče.",
  "said.expired": "Klíč {key} podepsal pro {at}, ale platil do {until}.",
  "document.not-utf8": "Bajty nejsou text.",
  "document.unreadable": "Toto není JSON, nebo jej lze číst dvěma způsoby.",
  "document.inexact": "Číslo v něm nemůže být přesné.",
  "document.misshapen": "Toto není export: {part} chybí nebo nemá svůj tvar.",
  "document.too-deep": "Leží v sobě více než {most} seznamů nebo objektů.",
  "document.format": "Formát je {format}, a ne {wanted}.",
  "document.later-member": "Událost {version} uvádí tahy náhody podle jména, které {format} nezná.",
  "document.rewritten": "Někdo jej znovu zapsal: jiné mezery, pořadí nebo zápis znaků. Platí to, co říká.",
  "document.as-written": "Zapsán tak, jak zapisuje služba, bajt po bajtu.",
  "chain.whole": "{events, plural, one {# událost} few {# události} many {# události} other {# událostí}}; otevřeno {open} z {fields} skrytých položek.",
  "chain.missing": "Chybí událost {version}; na jejím místě je událost {instead}.",
  "chain.cut": "Záznam končí událostí {version}, partie jich má {wanted}.",
  "chain.exchanged": "Událost {version} ukazuje v {pointer} jinou hodnotu, než k jaké byl dán závazek.",
  "chain.unsalted": "Událost {version} ukazuje {pointer} bez soli, kterou by to šlo ověřit.",
  "chain.unfit": "Skryté položky události {version} k ní nesedí.",
  "chain.other-type": "Událost {version} je jednoho druhu a její data jiného.",
  "chain.skipped": "Událost {version} je z tahu {says}, a měla by být z tahu {wanted}.",
  "chain.odd-draws": "Událost {version} uvádí tahy náhody, které mít nemůže.",
  "chain.unhashed-move": "Událost {version} je poslední před tahem a nemá otisk.",
  "chain.outside": "Událost {version} říká, co smí jen příkaz nebo jiný článek.",
  "chain.other-time": "Událost {version} nemá čas svého článku.",
  "chain.unhashed": "Událost {version} je poslední a nemá otisk.",
  "chain.other-hash": "Událost {version} nemá otisk, který dává její článek.",
  "game.fits": "Ukázána tak, jak říká záznam.",
  "game.no-events": "Nejsou tu žádné události.",
  "game.not-shown": "Dokument neukazuje, co je v záznamu: {member}.",
  "game.no-table": "Dokument neukazuje stůl: {member}.",
  "times.fits": "Žádná událost není starší než ta před ní.",
  "times.late": "Událost {version} je starší než ta před ní.",
  "table.fits": "Všechno u stolu má svou příčinu v záznamu.",
  "table.senseless": "To nedává smysl.",
  "table.not-taken-over": "Toto nebylo převzato na začátku partie.",
  "table.nobodys-command": "Toto není ničí příkaz.",
  "table.uncaused": "Nic nevedlo k tomuto: {effect, select, rewound {návrat ke kroku {to}} paused {přestávka} resumed {konec přestávky} voided {zrušení partie} finished {takový konec partie} pass {vynechání} other {prohra na čas}}.",
  "table.withheld": "Místo toho mělo přijít: {effect, select, rewound {návrat ke kroku {to}} paused {přestávka} resumed {konec přestávky} voided {zrušení partie} finished {takový konec partie} forced {vynucený tah} pass {vynechání} other {následek vypršení času}}.",
  "table.too-late": "Co mělo následovat, přišlo příliš pozdě.",
  "table.unstarted": "Partie nezačala.",
  "table.over": "Partie už skončila.",
  "table.stood-still": "Partie byla přerušena.",
  "table.unasked": "Tohle nemohl nikdo vzít zpět bez ptaní.",
  "table.rule": "Zakazuje to pravidlo {rule}.",
  "table.others-moves": "Hráč vzal zpět, co hráli jiní.",
  "table.clocks-moves": "Hráč vzal zpět, co zahrály hodiny.",
  "table.opened": "Záznam začíná otevřením stolu a má jen jedno.",
  "table.not-closed": "Poslední člověk odešel a stůl nebyl zavřen.",
  "table.not-started": "Text byl označen za zadržený a partie nezačala.",
  "table.closed": "Stůl byl zavřen.",
  "table.terms-later": "Podmínky byly určeny později.",
  "table.descended-later": "Původ byl udán později.",
  "table.committed-later": "Závazek k semínku přišel později nebo znovu.",
  "table.seats-open": "Při začátku byla místa volná.",
  "table.text-missing": "Text nebyl ani sdělen, ani označen za zadržený.",
  "table.nobody-there": "Nebyl tu nikdo, kdo by stůl zavřel.",
  "table.before-start": "To se nemůže stát před začátkem.",
  "table.behind-start": "To se nemůže stát po začátku.",
  "table.no-clock": "Žádné hodiny neběžely.",
  "table.no-person": "Na tom místě nehrál člověk.",
  "table.no-pass": "Takové vynechání nebylo zadáno.",
  "table.no-preference": "Místo nechtělo, aby se vynucené tahy hrály samy.",
  "table.no-seat": "Takové místo není.",
  "table.before-seed": "Někdo si sedl před závazkem k semínku.",
  "table.seat-taken": "Místo bylo obsazené.",
  "table.seat-empty": "Na tom místě nikdo neseděl.",
  "table.text-told": "Text byl sdělen, takže nikdo nemohl odejít.",
  "table.no-text": "Místo při obsazení nic k náhodě nepřidalo.",
  "table.text-early": "Text byl sdělen už dřív, nebo když byla místa volná.",
  "table.other-text": "Místo se zavázalo k jinému textu.",
  "table.pause-length": "Přestávka je delší nebo kratší, než bylo dohodnuto.",
  "table.paused-again": "Partie už byla přerušena.",
  "table.no-pause": "Na přestávce se nikdo nedohodl.",
  "table.no-verdict": "Žádný spor, který partii zastavil, neskončil.",
  "table.stand-in": "Kdo hraje dál, neplyne z obsazení míst.",
  "table.no-dispute": "Takový spor být nemůže.",
  "table.dispute-closed": "Ten spor nebyl otevřený.",
  "table.again": "Už to bylo řečeno.",
  "seed.fits": "Odhalené semínko je to, ke kterému byl dán závazek.",
  "seed.other-commitment": "V záznamu je jiný závazek k semínku.",
  "seed.missing": "Partie skončila a semínko chybí: žádný tah náhody nelze znovu odvodit.",
  "seed.lost": "Služba říká, že semínko je ztracené: {why}",
  "seed.lost-early": "Semínko je prý ztracené, a partie neskončila.",
  "seed.lost-not": "Semínko tu je, a je prý ztracené.",
  "seed.other-text": "Místo {seat} se zavázalo k jinému textu.",
  "seed.other-seed": "Odhalené semínko není to, ke kterému byl dán závazek.",
  "salts.fits": "Každá sůl plyne ze semínka.",
  "salts.still-hidden": "Partie skončila a událost {version} dál skrývá {pointer}.",
  "salts.other-salt": "Sůl {pointer} v události {version} neplyne ze semínka.",
  "fields.fits": "Nic navíc a nic méně, než formát zná.",
  "fields.unknown-member": "Událost {version} má položku, kterou formát nezná: {member}.",
  "fields.missing-member": "Události {version} chybí položka: {member}.",
  "fields.other-type": "Událost {version} má v {member} něco, co její druh nezná.",
  "fields.hidden-fact": "Událost {version} skrývá {member}, které má být otevřené.",
  "draws.derived": "Znovu odvozeno: {draws, plural, one {# tah náhody} few {# tahy náhody} many {# tahu náhody} other {# tahů náhody}} se stejným výsledkem.",
  "draws.told": "{draws, plural, =0 {Služba říká, že náhoda nerozhodovala} one {Znovu odvozen # tah náhody, se stejným výsledkem} few {Znovu odvozeny # tahy náhody, se stejnými výsledky} many {Znovu odvozeno # tahu náhody, se stejnými výsledky} other {Znovu odvozeno # tahů náhody, se stejnými výsledky}}. Které tahy náhody patří ke kterému tahu a s jakým označením, říká služba; kronika verify to odvodí z pravidel.",
  "draws.departed": "Sama služba rozhoduje tento tah jinak, než je zaznamenán.",
  "draws.no-draws": "Semínko náhody je odvozeno. Které tahy náhody to byly, vědí jen pravidla: načti si je tady, nebo přetáhni zprávu příkazu kronika verify --json a odvodí se i každý z nich.",
  "draws.other-draw": "{label} vyšlo jako {says}; semínko dává {outcome}.",
  "draws.other-count": "Záznam v tomto tahu uvádí jiné tahy náhody, než jsou v seznamu.",
  "keys.known": "Klíč, který znáš, nebo ten, který z něj plyne.",
  "keys.brought": "Které klíče patří službě, říká jen sám export.",
  "keys.bad-keys": "Co se říká o klíčích, není možné.",
  "seal.known": "Podepsal klíč, který znáš.",
  "seal.brought": "Podepsal klíč, který jmenuje jen sám export.",
  "seal.other-document": "Dokument není ten, který byl zapečetěn.",
  "receipts.fit": "{count, plural, =0 {Není tu žádná stvrzenka} one {# stvrzenka sedí k řetězu} few {# stvrzenky sedí k řetězu} many {# stvrzenky sedí k řetězu} other {# stvrzenek sedí k řetězu}}.",
  "receipts.other-game": "Stvrzenka je z jiné partie.",
  "receipts.not-there": "Stvrzenka potvrzuje událost {version}, kterou export nemá.",
  "receipts.other-history": "Stvrzenka potvrzuje jiný průběh až po událost {version}.",
  "receipts.other-moment": "Stvrzenka je z jiného tahu nebo času než událost {version}.",
  "checkpoint.none": "Při exportu nebyl žádný podepsán.",
  "checkpoint.included": "Poslední článek je v podepsaném záznamu.",
  "checkpoint.cosigned": "Poslední článek je v podepsaném záznamu a spolupodepsali jej svědci, které znáš: {names}.",
  "checkpoint.half-checked": "Poslední článek je v podepsaném záznamu. Zda jej záznam podepsal i pomocí ML-DSA-44, se tu ověřit nedalo.",
  "checkpoint.other-log": "{origin} není záznam, do kterého tato partie patří.",
  "checkpoint.not-included": "Poslední článek není v záznamu, který kontrolní bod podepisuje.",
  "bounds.none": "Žádný svědek nic nedatoval: všechny časy jsou jen slovo služby.",
  "bounds.known": "Svědci, které znáš, datovali události (událost: ne dříve – ne později): {said}.",
  "bounds.brought": "Svědci, které jmenuje jen sám export, datovali události (událost: ne dříve – ne později): {said}.",
  "bounds.too-early": "Událost {version} říká {at}, ale jmenuje, co svědek podepsal v {bound}.",
  "bounds.too-late": "Událost {version} říká {at}, ale svědek ji viděl už v {bound}.",
  "bounds.no-link": "Událost {version} neukončuje žádný článek, takže ji žádný kontrolní bod nedatuje.",
  "bounds.other-log": "Co má datovat událost {version}, není záznam, do kterého tato partie patří.",
  "bounds.not-included": "Událost {version} není v záznamu, který ji má datovat.",
  "policy.none": "Dokument nemá kontrolní bod, na který by se zásady daly použít.",
  "policy.met": "{log} je záznam z tvých zásad a podepsal. {of, select, 0 {Žádný svědek není potřeba.} other {Kvorum je splněno: z {of, plural, one {# svědka} few {# svědků} many {# svědka} other {# svědků}} {count, plural, one {spolupodepsal #} few {spolupodepsali #} many {spolupodepsalo #} other {spolupodepsalo #}}{count, select, 0 {} other { ({names})}}.}}",
  "policy.unmet": "Kvorum tvých zásad splněno není: z {of, plural, one {# svědka} few {# svědků} many {# svědka} other {# svědků}} {count, plural, =0 {nespolupodepsal žádný} one {spolupodepsal # ({names})} few {spolupodepsali # ({names})} many {spolupodepsalo # ({names})} other {spolupodepsalo # ({names})}}.",
  "policy.open": "Zda je kvorum tvých zásad splněno, se tu ověřit nedalo: záleží na svědcích, kteří podepisují pomocí ML-DSA-44 ({unchecked}). Z {of, plural, one {# svědka} few {# svědků} many {# svědka} other {# svědků}} jinak {count, plural, =0 {nespolupodepsal žádný} one {spolupodepsal # ({names})} few {spolupodepsali # ({names})} many {spolupodepsalo # ({names})} other {spolupodepsalo # ({names})}}.",
  "policy.other-log": "Tento kontrolní bod nepodepsal žádný záznam z tvých zásad.",
  "policy.unchecked-log": "Zda podepsal záznam z tvých zásad, se tu ověřit nedalo: podepisuje pomocí ML-DSA-44.",
  "receipts.lost": "Potvrzení je k tahu, který byl přijat v epoše {before} a ztratil se, když {since} začala epocha {epoch}: {why}",
  "epochs.told": "Log o něco přišel {count, plural, one {jednou} few {#krát} many {#krát} other {#krát}} a poznámka říká proč.",
  "epochs.untold": "{origin} je z pozdější epochy a žádná poznámka neříká, proč začala.",
  "epochs.bad-epochs": "Co se říká o epochách, neplatí: {reason}.",
  "exhibit.bytes": "velikost v bajtech",
  "exhibit.format": "formát",
  "exhibit.genesis": "otisk před prvním článkem",
  "exhibit.head": "otisk posledního článku",
  "exhibit.link": "z čeho se otisk počítá",
  "exhibit.hash": "otisk spočítaný zde",
  "exhibit.recorded": "otisk v záznamu",
  "exhibit.commitment": "závazek v záznamu",
  "exhibit.seed": "odhalené semínko",
  "exhibit.salt-key": "klíč solí",
  "exhibit.entropies": "co přidalo každé místo",
  "exhibit.drawing-seed": "semínko náhody spočítané zde",
  "exhibit.key": "klíč",
  "exhibit.note": "podepsaná poznámka",
  "exhibit.digest": "otisk dokumentu spočítaný zde",
  "exhibit.statement": "co stvrzenka říká",
  "exhibit.path": "cesta ke kořeni",
  "exhibit.inclusion": "důkaz zápisu",
  "exhibit.first-step": "jeho první krok, v záznamu oddílu",
  "exhibit.leaf": "list záznamu"
};

// src/words/cs/proof.ts
var proof = {
  good: "Důkaz platí: co jmenuje, je v záznamu {log}.",
  bad: "Tento důkaz neplatí.",
  unknown: "Důkaz sám o sobě platí, ale {what}.",
  other: "Nelze říct, čeho se tento důkaz týká.",
  "lacks.nobody": "nepodepsal jej žádný záznam, který znáš",
  "lacks.unchecked": "zda jej podepsal záznam, který znáš, se tu ověřit nedalo",
  "lacks.no-ed25519": "tento prohlížeč neumí ověřit podpisy",
  "lacks.bad-keys": "klíče, které přinášíš, nemohou platit",
  "lacks.unmet": "kvorum tvých zásad splněno není",
  "lacks.open": "zda je kvorum tvých zásad splněno, se tu ověřit nedalo",
  "lacks.other-log": "nepodepsal jej žádný záznam z tvých zásad",
  "lacks.unchecked-log": "zda jej podepsal záznam z tvých zásad, se tu ověřit nedalo",
  "lacks.none": "nic v něm se s tvými zásadami nedalo porovnat",
  "lacks.shorter": "partie vedle něj tak daleko nejde",
  "how.nobody": "Přetáhni sem klíče služby (/v1/keys, uložené jako soubor) nebo zásady, které její záznam jmenují.",
  "how.unmet": "Svědci podepisují v kolech. Stáhni si důkaz znovu za pár minut.",
  "how.game": "Důkaz partii nejmenuje: má jen otisk jejího id. Přetáhni k němu partii a porovnají se.",
  "step.form": "Čeho se týká",
  "step.link": "První krok",
  "step.root": "Druhý krok",
  "step.signature": "Kdo podepsal",
  "step.policy": "Tvoje zásady",
  "step.document": "Partie vedle něj",
  "form.fits": "Událost {version} jedné partie; řetěz má po ni otisk {head}.",
  "form.other": "Jeho položka není tahem žádné partie.",
  "form.malformed": "Není to důkaz tahu, který by se dal přečíst: {reason}.",
  "link.fits": "Položka je list {index} z {size} v záznamu {origin}.",
  "link.not-included": "Položka není list {index} z {size} v záznamu {origin}.",
  "root.fits": "Hlava toho záznamu je list {index} z {size} v kořenovém záznamu {origin}.",
  "root.not-included": "Hlava toho záznamu není list {index} z {size} v kořenovém záznamu {origin}.",
  "signature.known": "Kořenový záznam podepsal {log}.{count, select, 0 {} other { Spolupodepsali jej svědci, které znáš: {names}.}}",
  "signature.other-log": "Kořenový záznam podepsal {log}, ale {origin} k jeho záznamům nepatří.",
  "signature.nobody": "Podepsali: {names}; nikdo z nich tu není známý.",
  "signature.unchecked": "Podepsali: {names}. Kdo je tu známý, podepisuje pomocí ML-DSA-44, a to se ověřit nedalo.",
  "signature.no-ed25519": "Nelze: tento prohlížeč takové podpisy ověřit neumí.",
  "signature.bad-keys": "Klíče, které přinášíš, nemohou platit: {reason}.",
  "signature.wrong": "Podpis někoho známého je špatný: {reason}.",
  "document.fits": "{file} má u události {version} (krok {ply}) tentýž otisk.",
  "document.shorter": "{file} končí před událostí {version}.",
  "document.other-history": "{file} má u události {version} (krok {ply}) jiný otisk: to jsou dvě historie jedné partie.",
  judged: "Co říkají tvoje zásady",
  policyTitle: "Kterým záznamům a svědkům věříš?",
  policyText: "Zásady (tlog-policy) jmenují záznamy, svědky a to, kolik z kterých musí záznam spolupodepsat. Když je přidáš, u každého souboru uvidíš, kdo z nich spolupodepsal a zda to stačí. Přetáhni je jako soubor, nebo je sem vlož.",
  policyField: "Zásady",
  policyUse: "Použít tyto zásady",
  policyPasted: "vložené zásady",
  policyInUse: "{file}: {logs, plural, =0 {žádný záznam} one {# záznam} few {# záznamy} many {# záznamu} other {# záznamů}}, {witnesses, plural, =0 {žádný svědek} one {# svědek} few {# svědci} many {# svědka} other {# svědků}}.",
  policyNone: "Žádný spolupodpis nepotřebují.",
  policyQuorum: "Potřeba: {quorum}.",
  policyGroup: "{count} z {members}",
  policyAll: "{members} (všichni)",
  policyAny: "{members} (kdokoli)",
  policyRemove: "Odebrat zásady",
  policyBad: "Toto nejsou zásady. {because}",
  "witness.cosigned": "Svědek {name} ({key}) spolupodepsal {time}.",
  "witness.silent": "Svědek {name} ({key}) nespolupodepsal.",
  "witness.unchecked": "Svědek {name} ({key}) prý spolupodepsal; ověřit se to tu nedalo.",
  "policy.octet": "Řádek {line}: oktet {octet} není dovolený; z řídicích znaků smí být jen tabulátor a konec řádku.",
  "policy.keyword": "Řádek {line}: řádek začíná log, witness, group nebo quorum, ne {word}.",
  "policy.log-words": "Řádek {line}: záznam se píše: log VKEY [URL].",
  "policy.log-key": "Řádek {line}: toto není klíč záznamu, který by tu byl známý.",
  "policy.witness-words": "Řádek {line}: svědek se píše: witness JMÉNO VKEY [URL].",
  "policy.witness-key": "Řádek {line}: toto není klíč svědka, který by tu byl známý.",
  "policy.duplicate-key": "Řádek {line}: stejný klíč už stojí na řádku {before}.",
  "policy.group-words": "Řádek {line}: skupina se píše: group JMÉNO all|any|ČÍSLO JMÉNO ….",
  "policy.threshold": "Řádek {line}: {members, plural, one {z # člena} few {ze # členů} many {z # člena} other {z # členů}} se dá žádat all, any nebo číslo od 1 do {members}, ne {text}.",
  "policy.none-member": "Řádek {line}: none není člen skupiny; none může být jen kvorum.",
  "policy.none-defined": "Řádek {line}: none nemůže být jméno svědka ani skupiny.",
  "policy.name-twice": "Řádek {line}: jméno {name} už něco znamená na řádku {before}.",
  "policy.unknown-name": "Řádek {line}: {name} není určeno na žádném předchozím řádku.",
  "policy.member-twice": "Řádek {line}: {name} už je členem skupiny {group}.",
  "policy.quorum-words": "Řádek {line}: kvorum se píše: quorum JMÉNO, nebo quorum none.",
  "policy.second-quorum": "Řádek {line}: kvorum je jedno a stojí na předchozím řádku.",
  "policy.no-quorum": "Zásady mají řádek quorum JMÉNO, nebo quorum none."
};

// src/words/en/audit.ts
var audit2 = {
  title: "Audit",
  ofGame: "Audit of {title}",
  verifyTitle: "Verify an export",
  verifyLead: "Drop exports of games, or proofs, here. Your browser checks them itself; nothing is sent anywhere.",
  drop: "Drop files here, or choose some",
  dropHint: "Exports and proofs (.tlog-proof); beside them, if you have them, keys of the service, a policy, receipts, and reports of kronika verify --json, whose draws are then derived again.",
  noFile: "No export and no proof has been dropped yet.",
  aside: "Taken along: {keys, plural, =0 {no keys} one {# key} other {# keys}}, {receipts, plural, =0 {no receipts} one {# receipt} other {# receipts}}, {draws, plural, =0 {no draws} one {# draw} other {# draws}}.",
  clear: "Remove all",
  checking: "Checking …",
  checkingFile: "Checking {file}",
  insecure: "This page was not loaded over https or from your own machine, so the browser offers it no cryptography. Nothing can be checked here.",
  rewritten: "The file was parsed and written again: its bytes are not those that the service wrote. What it says is checked all the same.",
  offlineMore: "How games are verified offline",
  steps: "What was checked",
  atPly: "at ply {ply}",
  "outcome.good": "well",
  "outcome.bad": "wrong",
  "outcome.unknown": "not checked",
  show: "Show bytes and hashes",
  nothingToShow: "This check compares no bytes.",
  more: "{count, plural, one {and one more} other {and # more}}",
  left: "What only kronika verify checks",
  picture: "From the last move to the log",
  pictureAlt: "Links are chained from the setup to ply {ply}. A receipt and a signed checkpoint of the log name the hash of the last one.",
  pictureLink: "link",
  pictureSetup: "setup",
  picturePly: "ply {ply}",
  pictureHead: "head {hash}",
  pictureReceipt: "Receipt",
  pictureNoReceipt: "no receipt",
  pictureReceiptText: "signed when ply {ply} was taken",
  pictureCheckpoint: "Checkpoint",
  pictureNoCheckpoint: "no checkpoint",
  pictureCheckpointText: "leaf {index} of {size}, log {log}",
  pictureRootText: "entry {rootIndex} of {rootSize} in the root log, signed",
  key: "Signed by",
  keyNew: "known since this visit: this service names it now",
  keyKnown: "known to this browser since {day}",
  keyUnknown: "not known: only the export itself names it",
  keyEndorsed: "follows from a known key",
  link: "Look at a link",
  linkPly: "Ply",
  linkText: "What is hashed of it, and the hash that is recorded.",
  noLink: "There is no such ply.",
  dispute: "Dispute {number}",
  ruling: "Ruling",
  send: "Open the dispute",
  sent: "Dispute {number} is open.",
  "check.document": "The document",
  "check.chain": "The chain",
  "check.game": "The game as shown",
  "check.times": "Times",
  "check.table": "The table",
  "check.seed": "The seed",
  "check.salts": "Salts",
  "check.fields": "Facts of the table",
  "check.draws": "Draws",
  "check.keys": "Keys",
  "check.seal": "The seal",
  "check.receipts": "Receipts",
  "check.checkpoint": "The checkpoint",
  "check.bounds": "Times and witnesses",
  "check.policy": "Your policy",
  "check.epochs": "Epochs of the log",
  "why.document": "The file is JSON that can be read in one way only, with the members that the format knows and no others.",
  "why.chain": "Every link has the hash of what was recorded, and of the link before it. So nothing in between can be changed, left out or added. Hidden fields stand in it as commitments; each that is open must give its own.",
  "why.game": "What the document says of the game (seats, terms, result, disputes) is what its events say.",
  "why.times": "Times never run backwards, so nothing was put in between later.",
  "why.table": "Everything at the table has its cause: nobody takes back, pauses or ends a game without an agreement, a verdict or a clock.",
  "why.seed": "Before anybody sat down the service published the hash of a seed. The seed that it reveals when the game is over must give that hash, and each text that a player added must give that of its seat.",
  "why.salts": "Each hidden field was salted so that nobody can guess it. With the seed every salt is derived again; one that is another could have been told to somebody beforehand.",
  "why.fields": "Facts of the table have the members that the format knows, of its types, and hide nothing.",
  "why.draws": "Each outcome of chance follows from the seed, from what players added to it, and from its label. Which draws a move makes only the rules know.",
  "why.keys": "Signatures count if a key that you know has made them, or one that follows from it by endorsement.",
  "why.seal": "The service has signed exactly this document.",
  "why.receipts": "When the service takes a move, it signs the hash of the chain up to there. A receipt that does not fit would prove that it has changed its story.",
  "why.checkpoint": "The last link is a leaf of the one log that this game belongs to, the head of that log is an entry of the root log of the service, and that one is signed. All who read the logs see the same games.",
  "why.bounds": "The start and each expired time name the newest checkpoint that a witness had cosigned, so they are not earlier; the next cosigned checkpoint with them says that they are not later. The times in the log have to lie between.",
  "why.policy": "The policy that you brought says which logs count, which witnesses you know, and how many of whom have to have cosigned. A witness signs only a log that has done nothing but grow.",
  "why.epochs": "A log that has lost something, as after a restore, goes on in a new epoch. A signed note says what was promised before, what is left, and why.",
  "said.chain-broken": "Not tried: the chain is broken.",
  "said.no-ed25519": "Not possible: this browser cannot check such signatures.",
  "said.unrevealed": "Not yet: the seed is revealed when the game is over.",
  "said.unsigned": "No signature of a known key fits it.",
  "said.expired": "The key {key} signed for {at}, but ended {until}.",
  "document.not-utf8": "The bytes are no text.",
  "document.unreadable": "This is no JSON, or JSON that can be read in two ways.",
  "document.inexact": "A number in it cannot be exact.",
  "document.misshapen": "This is no export: {part} is missing, or not of the form.",
  "document.too-deep": "More than {most} lists or objects lie within each other.",
  "document.format": "The format is {format}, and not {wanted}.",
  "document.later-member": "Event {version} tells of draws by name, which {format} does not know.",
  "document.rewritten": "Written again by somebody: other white space, order or escapes. What it says counts.",
  "document.as-written": "Written as the service writes it, byte for byte.",
  "chain.whole": "{events, plural, one {# event} other {# events}}; {open} of {fields, plural, one {# hidden field} other {# hidden fields}} opened.",
  "chain.missing": "Event {version} is missing; there is event {instead} in its place.",
  "chain.cut": "The log ends with event {version}, and the game has {wanted}.",
  "chain.exchanged": "Event {version} shows another value at {pointer} than was committed to.",
  "chain.unsalted": "Event {version} shows {pointer} without the salt to check it.",
  "chain.unfit": "The hidden fields of event {version} do not fit it.",
  "chain.other-type": "Event {version} is of one kind, and its data of another.",
  "chain.skipped": "Event {version} is of ply {says}, and should be of ply {wanted}.",
  "chain.odd-draws": "Event {version} tells of draws that it cannot have.",
  "chain.unhashed-move": "Event {version} is the last one before a move and has no hash.",
  "chain.outside": "Event {version} says what only a command or another link can say.",
  "chain.other-time": "Event {version} is not of the time of its link.",
  "chain.unhashed": "Event {version} is the last one and has no hash.",
  "chain.other-hash": "Event {version} does not have the hash that its link gives.",
  "game.fits": "Shown as its log says.",
  "game.no-events": "There are no events.",
  "game.not-shown": "The document does not show what is in the log: {member}.",
  "game.no-table": "The document does not show a table: {member}.",
  "times.fits": "No event is older than the one before it.",
  "times.late": "Event {version} is older than the one before it.",
  "table.fits": "Everything at the table has its cause in the log.",
  "table.senseless": "This makes no sense.",
  "table.not-taken-over": "This was not taken over when the game began.",
  "table.nobodys-command": "This is nobody’s command.",
  "table.uncaused": "Nothing led to {effect, select, rewound {a return to ply {to}} paused {a pause} resumed {the end of the pause} voided {calling the game void} finished {such an end of the game} pass {a pass} other {a loss by time}}.",
  "table.withheld": "Instead there had to be {effect, select, rewound {a return to ply {to}} paused {a pause} resumed {the end of the pause} voided {calling the game void} finished {such an end of the game} pass {a pass} forced {a forced move} other {what follows on being late}}.",
  "table.too-late": "What had to follow came too late.",
  "table.unstarted": "The game had not started.",
  "table.over": "The game was over.",
  "table.stood-still": "The game was paused.",
  "table.unasked": "Nobody can have taken this back without asking.",
  "table.rule": "Rule {rule} forbids it.",
  "table.others-moves": "A seat took back what others had played.",
  "table.clocks-moves": "A seat took back what the clock had played.",
  "table.opened": "A log begins with the opening of the table, and has one only.",
  "table.not-closed": "The last person had left, and the table was not closed.",
  "table.not-started": "A text was called withheld, and the game did not start.",
  "table.closed": "The table was closed.",
  "table.terms-later": "Terms were set later.",
  "table.descended-later": "A descent was claimed later.",
  "table.committed-later": "The seed was committed to later, or again.",
  "table.seats-open": "Seats were open when the game started.",
  "table.text-missing": "A text was neither told nor called withheld.",
  "table.nobody-there": "Nobody was there to close the table.",
  "table.before-start": "This cannot happen before the start.",
  "table.behind-start": "This cannot happen behind the start.",
  "table.no-clock": "No clock was running.",
  "table.no-person": "No person played on that seat.",
  "table.no-pass": "No such pass was ordered.",
  "table.no-preference": "The seat did not want forced moves to be played.",
  "table.no-seat": "There is no such seat.",
  "table.before-seed": "Somebody sat down before the seed was committed to.",
  "table.seat-taken": "The seat was taken.",
  "table.seat-empty": "Nobody sat on that seat.",
  "table.text-told": "A text was told, so nobody could leave.",
  "table.no-text": "The seat gave no entropy when it was taken.",
  "table.text-early": "The text was told already, or while seats were open.",
  "table.other-text": "The seat had committed to another text.",
  "table.pause-length": "The pause is longer or shorter than was agreed on.",
  "table.paused-again": "The game was paused already.",
  "table.no-pause": "No pause was agreed on.",
  "table.no-verdict": "No dispute that had stopped the game was over.",
  "table.stand-in": "Who plays on does not follow from the seats.",
  "table.no-dispute": "Such a dispute cannot be.",
  "table.dispute-closed": "That dispute was not open.",
  "table.again": "It was said before.",
  "seed.fits": "The revealed seed is the one that was committed to.",
  "seed.other-commitment": "The log has another commitment to the seed.",
  "seed.missing": "The game is over, and its seed is missing: no draw can be derived again.",
  "seed.lost": "The service says that the seed is lost: {why}",
  "seed.lost-early": "The seed is said to be lost, and the game is not over.",
  "seed.lost-not": "The seed is there, and is said to be lost.",
  "seed.other-text": "Seat {seat} had committed to another text.",
  "seed.other-seed": "The revealed seed is not the one that was committed to.",
  "salts.fits": "Every salt follows from the seed.",
  "salts.still-hidden": "The game is over, and event {version} still hides {pointer}.",
  "salts.other-salt": "The salt of {pointer} in event {version} is not that of the seed.",
  "fields.fits": "Nothing more and nothing less than the format knows.",
  "fields.unknown-member": "Event {version} has a member that the format does not know: {member}.",
  "fields.missing-member": "Event {version} lacks a member: {member}.",
  "fields.other-type": "Event {version} has at {member} what its type does not know.",
  "fields.hidden-fact": "Event {version} hides {member}, which is open.",
  "draws.derived": "{draws, plural, one {# draw} other {# draws}} derived again, with the same outcomes.",
  "draws.told": "{draws, plural, =0 {The service says that nothing was drawn} one {# draw derived again, with the same outcome} other {# draws derived again, with the same outcomes}}. Which draws each ply made, and under which labels, the service says; kronika verify derives that from the rules.",
  "draws.departed": "The service itself decides this ply otherwise than it is recorded.",
  "draws.no-draws": "The drawing seed was derived. Which draws there were, only rules can say: load them here, or drop the report of kronika verify --json, and each draw is derived again.",
  "draws.other-draw": "{label} came out as {says}; the seed gives {outcome}.",
  "draws.other-count": "The log tells of other draws in this ply than are listed.",
  "keys.known": "A key that you know, or one that follows from it.",
  "keys.brought": "Only the export itself says which keys are those of the service.",
  "keys.bad-keys": "What is said of keys cannot be.",
  "seal.known": "Signed by a key that you know.",
  "seal.brought": "Signed by a key that only the export itself names.",
  "seal.other-document": "The document is not the one that was sealed.",
  "receipts.fit": "{count, plural, =0 {There is no receipt} one {# receipt fits the chain} other {# receipts fit the chain}}.",
  "receipts.other-game": "The receipt is of another game.",
  "receipts.not-there": "The receipt confirms event {version}, which the export does not have.",
  "receipts.other-history": "The receipt confirms another history up to event {version}.",
  "receipts.other-moment": "The receipt is of another ply or time than event {version}.",
  "checkpoint.none": "None was signed when this was exported.",
  "checkpoint.included": "The last link is in the signed log.",
  "checkpoint.cosigned": "The last link is in the signed log, and witnesses that you know have cosigned it: {names}.",
  "checkpoint.half-checked": "The last link is in the signed log. That the log has signed with ML-DSA-44, too, could not be checked here.",
  "checkpoint.other-log": "{origin} is not the log that this game has to be in.",
  "checkpoint.not-included": "The last link is not in the log that the checkpoint signs.",
  "bounds.none": "No witness has dated anything: all times are the word of the service.",
  "bounds.known": "Witnesses that you know have dated events (event: not before – not after): {said}.",
  "bounds.brought": "Witnesses that only the export names have dated events (event: not before – not after): {said}.",
  "bounds.too-early": "Event {version} says {at}, but names what a witness signed at {bound}.",
  "bounds.too-late": "Event {version} says {at}, but a witness had seen it by {bound}.",
  "bounds.no-link": "Event {version} ends no link, so no checkpoint dates it.",
  "bounds.other-log": "What is said to date event {version} is not the log that this game has to be in.",
  "bounds.not-included": "Event {version} is not in the log that is said to date it.",
  "policy.none": "The document brings no checkpoint that the policy could be held against.",
  "policy.met": "{log} is a log of your policy and has signed. {of, select, 0 {No witness is needed.} other {The quorum is met: {count} of {of, plural, one {# witness has} other {# witnesses have}} cosigned{count, select, 0 {} other { ({names})}}.}}",
  "policy.unmet": "The quorum of your policy is not met: {count} of {of, plural, one {# witness has} other {# witnesses have}} cosigned{count, select, 0 {} other { ({names})}}.",
  "policy.open": "Whether the quorum of your policy is met could not be checked here: it hangs on {unchecked}, who sign with ML-DSA-44. {count} of {of, plural, one {# witness has} other {# witnesses have}} cosigned otherwise{count, select, 0 {} other { ({names})}}.",
  "policy.other-log": "No log of your policy has signed this checkpoint.",
  "policy.unchecked-log": "That a log of your policy has signed could not be checked here: it signs with ML-DSA-44.",
  "receipts.lost": "A receipt is of a move that was accepted in epoch {before} and was lost when epoch {epoch} began at {since}: {why}",
  "epochs.told": "{count, plural, one {The log has lost something once} other {The log has lost something # times}}, and a note says why.",
  "epochs.untold": "{origin} is of a later epoch, and no note says why that began.",
  "epochs.bad-epochs": "What is said of epochs does not hold: {reason}.",
  "exhibit.bytes": "size in bytes",
  "exhibit.format": "format",
  "exhibit.genesis": "hash before the first link",
  "exhibit.head": "hash of the last link",
  "exhibit.link": "what is hashed",
  "exhibit.hash": "hash, worked out here",
  "exhibit.recorded": "hash, as recorded",
  "exhibit.commitment": "commitment, as recorded",
  "exhibit.seed": "seed, as revealed",
  "exhibit.salt-key": "key of the salts",
  "exhibit.entropies": "what each seat has added",
  "exhibit.drawing-seed": "drawing seed, worked out here",
  "exhibit.key": "key",
  "exhibit.note": "signed note",
  "exhibit.digest": "hash of the document, worked out here",
  "exhibit.statement": "what the receipt says",
  "exhibit.path": "path to the root",
  "exhibit.inclusion": "proof of inclusion",
  "exhibit.first-step": "its first step, in the log of the partition",
  "exhibit.leaf": "leaf of the log"
};

// src/words/en/proof.ts
var proof2 = {
  good: "The proof holds: what it names is in the log of {log}.",
  bad: "This proof does not hold.",
  unknown: "The proof holds in itself, but {what}.",
  other: "It cannot be said what this proof is about.",
  "lacks.nobody": "no log that you know has signed it",
  "lacks.unchecked": "whether a log that you know has signed it could not be checked here",
  "lacks.no-ed25519": "this browser cannot check signatures",
  "lacks.bad-keys": "what is said of the keys that you brought cannot be",
  "lacks.unmet": "the quorum of your policy is not met",
  "lacks.open": "whether the quorum of your policy is met could not be checked here",
  "lacks.other-log": "no log of your policy has signed it",
  "lacks.unchecked-log": "whether a log of your policy has signed it could not be checked here",
  "lacks.none": "nothing in it could be held against your policy",
  "lacks.shorter": "a game beside it does not go that far",
  "how.nobody": "Drop the keys of the service (/v1/keys, saved as a file) or a policy that names its log.",
  "how.unmet": "Witnesses cosign in rounds. Fetch the proof once more in some minutes.",
  "how.game": "A proof names no game: it has a hash of its id. Drop the game beside it, and it is compared.",
  "step.form": "What it is about",
  "step.link": "First step",
  "step.root": "Second step",
  "step.signature": "Who has signed",
  "step.policy": "Your policy",
  "step.document": "The game beside it",
  "form.fits": "Event {version} of a game, up to which its chain has the hash {head}.",
  "form.other": "Its entry is not that of a move of a game.",
  "form.malformed": "It is no proof of a move that can be read: {reason}.",
  "link.fits": "The entry is leaf {index} of {size} in the log {origin}.",
  "link.not-included": "The entry is not leaf {index} of {size} in the log {origin}.",
  "root.fits": "The head of that log is leaf {index} of {size} in the root log {origin}.",
  "root.not-included": "The head of that log is not leaf {index} of {size} in the root log {origin}.",
  "signature.known": "{log} has signed the root log.{count, select, 0 {} other { Witnesses that you know have cosigned it: {names}.}}",
  "signature.other-log": "{log} has signed the root log, but {origin} is none of its logs.",
  "signature.nobody": "Signed by {names}; none of them is known here.",
  "signature.unchecked": "Signed by {names}. What is known here signs with ML-DSA-44, which could not be checked.",
  "signature.no-ed25519": "Not possible: this browser cannot check such signatures.",
  "signature.bad-keys": "What is said of the keys that you brought cannot be: {reason}.",
  "signature.wrong": "A signature of somebody known is wrong: {reason}.",
  "document.fits": "{file} has the same hash at event {version} (ply {ply}).",
  "document.shorter": "{file} ends before event {version}.",
  "document.other-history": "{file} has another hash at event {version} (ply {ply}): these are two histories of one game.",
  judged: "What your policy says",
  policyTitle: "Which logs and witnesses do you trust?",
  policyText: "A policy (tlog-policy) names logs, witnesses, and how many of whom have to have cosigned. With one, every file says who of them has, and whether that is enough. Drop it as a file, or paste it here.",
  policyField: "Policy",
  policyUse: "Use this policy",
  policyPasted: "pasted policy",
  policyInUse: "{file}: {logs, plural, =0 {no log} one {# log} other {# logs}}, {witnesses, plural, =0 {no witness} one {# witness} other {# witnesses}}.",
  policyNone: "It needs no cosignature.",
  policyQuorum: "Needed: {quorum}.",
  policyGroup: "{count} of {members}",
  policyAll: "{members} (all)",
  policyAny: "{members} (any)",
  policyRemove: "Remove the policy",
  policyBad: "This is no policy. {because}",
  "witness.cosigned": "{name} ({key}) cosigned it on {time}.",
  "witness.silent": "{name} ({key}) has not cosigned it.",
  "witness.unchecked": "{name} ({key}) is said to have cosigned it; that could not be checked here.",
  "policy.octet": "Line {line}: the octet {octet} is not allowed; control characters are only tab and newline.",
  "policy.keyword": "Line {line}: a line begins with log, witness, group or quorum, not with {word}.",
  "policy.log-words": "Line {line}: a log is written: log VKEY [URL].",
  "policy.log-key": "Line {line}: this is no key of a log that is known here.",
  "policy.witness-words": "Line {line}: a witness is written: witness NAME VKEY [URL].",
  "policy.witness-key": "Line {line}: this is no key of a witness that is known here.",
  "policy.duplicate-key": "Line {line}: the same key stands in line {before} already.",
  "policy.group-words": "Line {line}: a group is written: group NAME all|any|NUMBER NAME ….",
  "policy.threshold": "Line {line}: of {members, plural, one {# member} other {# members}} all, any or a number from 1 to {members} can be asked for, not {text}.",
  "policy.none-member": "Line {line}: none is no member of a group; only a quorum can be none.",
  "policy.none-defined": "Line {line}: none cannot be the name of a witness or a group.",
  "policy.name-twice": "Line {line}: the name {name} stands for something in line {before} already.",
  "policy.unknown-name": "Line {line}: {name} is defined on no line before.",
  "policy.member-twice": "Line {line}: {name} is a member of the group {group} already.",
  "policy.quorum-words": "Line {line}: a quorum is written: quorum NAME, or quorum none.",
  "policy.second-quorum": "Line {line}: there is one quorum, and it stands in a line before.",
  "policy.no-quorum": "It has a line quorum NAME, or quorum none."
};

// command/words.ts
var en = {
  usage: "Usage: kronika-verify FILE... [options]",
  about: "Checks exports of games and proofs (.tlog-proof) offline: chain, commitments, seed, signatures, witnesses. It knows no rules; whether moves were legal, the Python package kronika-verify decides.",
  options: "Options:",
  "option.keys": "public keys of the service: one a line, or the JSON of /v1/keys",
  "option.receipt": "receipts that you were given",
  "option.witness": "public keys of witnesses, one a line",
  "option.policy": "a policy (tlog-policy): logs, witnesses, and how many of whom are needed",
  "option.draws": "a report of `kronika-verify --json` (Python), whose draws are derived again",
  "option.strict": "demand a known key, a receipt and inclusion",
  "option.language": "en or cs; as LC_ALL or LANG say if left out",
  "option.json": "print reports as JSON",
  "option.version": "print the version",
  "option.help": "print this",
  codes: "Exit codes: 0 all that is checked here is well, 1 something is wrong, 2 nothing could be checked, 3 nothing is wrong, but nobody known has signed it, 4 nothing is wrong, but the service says that it has lost something.",
  noFile: "Name at least one export or proof.",
  policyBad: "{file} is no policy. {because}",
  unknownLanguage: "There is no language {language}; there are en and cs.",
  unreadable: "{file} cannot be read: {reason}",
  holdsNone: "{file} holds no {what, select, keys {public keys} witnesses {public keys of witnesses} receipts {receipts} other {report of kronika-verify}}.",
  noCryptography: "This Node.js offers no Web Cryptography.",
  "draws.no-draws": "The drawing seed was derived. Which draws a move makes, only the rules know: give --draws.",
  wrong: "WRONG: {because}",
  wrongAt: "WRONG at ply {ply}: {because}",
  well: "Nothing is wrong with {events, plural, one {# event} other {# events}}. Whether the moves were legal is not checked here.",
  unproved: "Nothing contradicts itself in {events, plural, one {# event} other {# events}}, but {missing}.",
  bad: "This export cannot be trusted.",
  badPly: "This export cannot be trusted; the first bad ply is {ply}.",
  "lack.key": "nobody whom you know has signed it (give --keys), so anybody can have made it up",
  "lack.quorum": "the policy does not accept its checkpoint",
  "lack.receipt": "there is no receipt",
  "lack.inclusion": "nothing says that it is in a signed log",
  "lack.seed": "the service says that it has lost the seed: nothing that chance decided was checked",
  "lack.move": "the service says that it has lost a move that it had accepted"
};
var cs = {
  usage: "Použití: kronika-verify SOUBOR... [volby]",
  about: "Ověří exporty partií a důkazy (.tlog-proof) bez služby: řetěz, závazky, semínko, podpisy, svědky. Pravidla nezná; zda byly tahy podle pravidel, rozhodne balíček kronika-verify pro Python.",
  options: "Volby:",
  "option.keys": "veřejné klíče služby: jeden na řádku, nebo JSON z /v1/keys",
  "option.receipt": "stvrzenky, které jsi dostal",
  "option.witness": "veřejné klíče svědků, jeden na řádku",
  "option.policy": "zásady (tlog-policy): záznamy, svědkové a kolik z kterých je potřeba",
  "option.draws": "zpráva z `kronika-verify --json` (Python), jejíž losování se odvodí znovu",
  "option.strict": "vyžadovat známý klíč, stvrzenku a zápis v záznamu",
  "option.language": "en nebo cs; jinak podle LC_ALL nebo LANG",
  "option.json": "vypsat zprávy jako JSON",
  "option.version": "vypsat verzi",
  "option.help": "vypsat tuto nápovědu",
  codes: "Návratové kódy: 0 vše, co se tu ověřuje, je v pořádku, 1 něco je špatně, 2 nic nešlo ověřit, 3 nic není špatně, ale nepodepsal to nikdo známý, 4 nic není špatně, ale služba říká, že něco ztratila.",
  noFile: "Zadej aspoň jeden export nebo důkaz.",
  policyBad: "{file} nejsou zásady. {because}",
  unknownLanguage: "Jazyk {language} tu není; jsou tu en a cs.",
  unreadable: "{file} nelze přečíst: {reason}",
  holdsNone: "V {file} nejsou {what, select, keys {veřejné klíče} witnesses {veřejné klíče svědků} receipts {stvrzenky} other {zprávy z kronika-verify}}.",
  noCryptography: "Tento Node.js nenabízí Web Cryptography.",
  "draws.no-draws": "Semínko losování se odvodilo. Která losování tah udělá, vědí jen pravidla: zadej --draws.",
  wrong: "ŠPATNĚ: {because}",
  wrongAt: "ŠPATNĚ v kroku {ply}: {because}",
  well: "Vše je v pořádku: {events, plural, one {# událost} few {# události} other {# událostí}}. Zda byly tahy podle pravidel, se tu neověřuje.",
  unproved: "Nic si neodporuje ({events, plural, one {# událost} few {# události} other {# událostí}}), ale {missing}.",
  bad: "Tomuto exportu nelze věřit.",
  badPly: "Tomuto exportu nelze věřit; první špatný krok je {ply}.",
  "lack.key": "nepodepsal jej nikdo, koho znáš (zadej --keys), takže si jej mohl vymyslet kdokoli",
  "lack.quorum": "kontrolní bod nevyhovuje zásadám",
  "lack.receipt": "není tu žádná stvrzenka",
  "lack.inclusion": "nic neříká, že je v podepsaném záznamu",
  "lack.seed": "služba říká, že semínko ztratila: nic, o čem rozhodla náhoda, se neověřilo",
  "lack.move": "služba říká, že ztratila tah, který přijala"
};
var OWN = { en, cs };
var CHECKS = { en: audit2, cs: audit };
var PROOFS = { en: proof2, cs: proof };
var LANGUAGES = ["en", "cs"];
var Words = class {
  #language;
  constructor(language) {
    this.#language = language;
  }
  /** A sentence of the command. */
  say(key, values = {}) {
    return this.#formatted(OWN[this.#language][key], values);
  }
  /** Why a file is not what it should be. */
  trouble({ key, values, because }) {
    const why = because === void 0 ? {} : { because: this.proof(`policy.${because.code}`, because) };
    return this.say(key, { ...values, ...why });
  }
  /** What a check is called. */
  check(name) {
    return CHECKS[this.#language][`check.${name}`];
  }
  /** What a check has said: in words of its own, or in those that all checks share. */
  said(check, { code, ...values }) {
    const words = { ...CHECKS[this.#language], ...OWN[this.#language] };
    return this.#formatted(words[`${check}.${code}`] ?? words[`said.${code}`] ?? code, values);
  }
  /** What a step of a proof is called. */
  step(name) {
    return PROOFS[this.#language][`step.${name}`];
  }
  /** What a step of a proof has said. */
  stepSaid(name, { code, ...values }) {
    return name === "policy" ? this.said(name, { code, ...values }) : this.proof(`${name}.${code}`, values);
  }
  /** A sentence about a proof or a policy, in the words of the pages. */
  proof(key, values = {}) {
    const words = PROOFS[this.#language];
    return this.#formatted(words[key] ?? key, values);
  }
  /** Some things, as the language lists them. */
  listed(things) {
    return new Intl.ListFormat(this.#language).format(things);
  }
  #formatted(text, values) {
    return String(new IntlMessageFormat(text, this.#language).format(values));
  }
};
function spoken(environment) {
  const asked = environment["LC_ALL"] || environment["LC_MESSAGES"] || environment["LANG"] || "";
  return LANGUAGES.find((one) => asked.toLowerCase().startsWith(one)) ?? "en";
}

// command/options.ts
var FLAGS = {
  keys: { type: "string", multiple: true },
  receipt: { type: "string", multiple: true },
  witness: { type: "string", multiple: true },
  policy: { type: "string" },
  draws: { type: "string", multiple: true },
  strict: { type: "boolean" },
  language: { type: "string" },
  json: { type: "boolean" },
  version: { type: "boolean" },
  help: { type: "boolean", short: "h" }
};
var UsageError = class extends Error {
  key;
  values;
  constructor(message, key, values = {}) {
    super(message);
    this.key = key;
    this.values = values;
  }
};
function optionsOf(given) {
  const { values, positionals } = parsed2(given);
  const asked = values.language;
  const language = LANGUAGES.find((one) => one === asked);
  if (asked !== void 0 && language === void 0) {
    throw new UsageError(asked, "unknownLanguage", { language: asked });
  }
  const { help: help2 = false, version = false } = values;
  if (positionals.length === 0 && !help2 && !version) throw new UsageError("", "noFile");
  return {
    files: positionals,
    keys: values.keys ?? [],
    receipts: values.receipt ?? [],
    witnesses: values.witness ?? [],
    policy: values.policy,
    draws: values.draws ?? [],
    strict: values.strict ?? false,
    json: values.json ?? false,
    version,
    help: help2,
    language
  };
}
function parsed2(given) {
  try {
    return parseArgs({ args: [...given], options: FLAGS, allowPositionals: true });
  } catch (trouble) {
    throw new UsageError(trouble instanceof Error ? trouble.message : String(trouble));
  }
}
function help(words) {
  const flags = Object.keys(FLAGS).map((name) => {
    const taking = FLAGS[name].type === "string" ? name === "language" ? " LANGUAGE" : " FILE" : "";
    return `  ${`--${name}${taking}`.padEnd(21)} ${words.say(`option.${name}`)}`;
  });
  const parts = [words.say("usage"), words.say("about"), [words.say("options"), ...flags].join("\n"), words.say("codes")];
  return `${parts.join("\n\n")}
`;
}

// command/sheet.ts
var MARKS = { good: "+", bad: "!", unknown: "?" };
function lacking(report, strict) {
  const without = (name) => report.steps.find((one) => one.name === name)?.outcome !== "good";
  const lacks = [
    ...report.vouched ? [] : ["key"],
    ...report.steps.some(({ name, outcome }) => name === "policy" && outcome === "unknown") ? ["quorum"] : [],
    ...strict && without("receipts") ? ["receipt"] : [],
    ...strict && without("checkpoint") ? ["inclusion"] : []
  ];
  return lacks;
}
function lostIn(report) {
  const move = report.steps.some(({ name, told }) => name === "receipts" && told.code === "lost");
  const over = report.document !== void 0 && overBy(report.document.export);
  return [...report.lost && over ? ["seed"] : [], ...move ? ["move"] : []];
}
function sheet(file, report, strict, words) {
  const width = Math.max(...report.steps.map(({ name }) => words.check(name).length));
  const game = report.document?.export.game;
  const lines = [
    `${file}: ${game === void 0 ? "" : `${String(game["title"])} ${String(game["id"])}`}`.trimEnd(),
    ...report.steps.filter(({ outcome }) => outcome !== "bad").map(({ name, outcome, told }) => `  ${MARKS[outcome]} ${words.check(name).padEnd(width)} ${words.said(name, told)}`),
    ...report.findings.map(({ check, because, ply }) => {
      const said = { because: words.said(check, because), ply };
      return `  ${MARKS.bad} ${words.check(check).padEnd(width)} ${words.say(ply === void 0 ? "wrong" : "wrongAt", said)}`;
    }),
    `  ${verdict(report, strict, words)}`
  ];
  return `${lines.join("\n")}
`;
}
function verdict(report, strict, words) {
  const { good, firstBadPly: ply } = report;
  if (!good) return ply === void 0 ? words.say("bad") : words.say("badPly", { ply });
  const events = report.document?.export.events.length ?? 0;
  const missing = [...lostIn(report), ...lacking(report, strict)].map((one) => words.say(`lack.${one}`));
  return missing.length === 0 ? words.say("well", { events }) : words.say("unproved", { events, missing: words.listed(missing) });
}

// command/proof-sheet.ts
function proofSheet(file, report, words) {
  const names = report.steps.map(({ name }) => words.step(name));
  const width = Math.max(...names.map((name) => name.length));
  const lines = [
    `${file}:`,
    ...report.steps.map(({ name, outcome, told }, at) => `  ${MARKS[outcome]} ${(names[at] ?? "").padEnd(width)} ${words.stepSaid(name, told)}`),
    `  ${verdict2(report, words)}`
  ];
  return `${lines.join("\n")}
`;
}
function verdict2({ outcome, steps }, words) {
  const log = steps.find(({ name }) => name === "signature")?.told["log"] ?? "";
  if (outcome !== "unknown") return words.proof(outcome, { log });
  if (steps.some(({ told }) => told.code === "other")) return words.proof("other");
  const lacks = steps.filter((one) => one.outcome === "unknown").map(({ told }) => words.proof(`lacks.${told.code}`));
  return words.proof("unknown", { what: words.listed(lacks) });
}

// command/package.json
var package_default = {
  name: "@kronika/verify",
  version: "0.1.0",
  description: "Checks exported games of Kronika in Node.js and in browsers: seals, chain, chance, signatures.",
  license: "Apache-2.0",
  type: "module",
  engines: {
    node: ">=20"
  },
  bin: {
    "kronika-verify": "dist/command.js"
  },
  files: [
    "dist"
  ],
  sideEffects: false,
  exports: {
    ".": {
      types: "./dist/types/verify.d.ts",
      default: "./dist/verify.js"
    }
  }
};

// command/main.ts
var PROGRAM = "kronika-verify";
var WRONG = 1;
var NOTHING2 = 2;
var UNPROVED = 3;
var LOST = 4;
async function main(given) {
  let words = new Words(spoken(process.env));
  try {
    const options = optionsOf(given);
    if (options.language !== void 0) words = new Words(options.language);
    if (options.help) return printed(help(words));
    if (options.version) return printed(`${package_default.version}
`);
    if (!canHash()) return refused(words.say("noCryptography"));
    const { checked, proven } = await all(options, words);
    const count = checked.length + proven.length;
    if (count === 0) return NOTHING2;
    const sheets = [
      ...checked.map(({ file, report }) => sheet(file, report, options.strict, words)),
      ...proven.map(({ file, report }) => proofSheet(file, report, words))
    ];
    process.stdout.write(options.json ? json(checked, proven) : sheets.join("\n"));
    return count < options.files.length ? WRONG : exitCode(checked, proven, options.strict);
  } catch (trouble) {
    if (trouble instanceof FileError) return refused(words.trouble(trouble));
    if (!(trouble instanceof UsageError)) throw trouble;
    const said = trouble.key === void 0 ? trouble.message : words.say(trouble.key, trouble.values);
    return refused(`${said}
${words.say("usage")}`);
  }
}
async function all(options, words) {
  const { keys, notes, witnesses, receipts, draws } = evidenceOf(options);
  const policy = await policyOf(options.policy);
  const checked = [];
  const proofs = [];
  for (const file of options.files) {
    try {
      const bytes = bytesOf(file);
      const text = new TextDecoder().decode(bytes);
      if (isTlogProof(text)) {
        proofs.push({ file, text });
        continue;
      }
      const game = idIn(text);
      const own = receipts.filter((one) => one.game === game);
      const evidence = { keys, notes, witnesses, policy, receipts: own, draws: draws.get(game) ?? [] };
      checked.push({ file, report: await verify(bytes, evidence) });
    } catch (trouble) {
      if (!(trouble instanceof FileError)) throw trouble;
      refused(words.trouble(trouble));
    }
  }
  const documents = checked.flatMap(
    ({ file, report: { document } }) => document === void 0 ? [] : [{ name: file, export: document.export }]
  );
  const proven = [];
  for (const { file, text } of proofs) {
    proven.push({ file, report: await verifyProof(text, { keys, witnesses, policy, documents }) });
  }
  return { checked, proven };
}
function idIn(text) {
  try {
    return String(JSON.parse(text).game.id);
  } catch {
    return "";
  }
}
function exitCode(checked, proven, strict) {
  if (checked.some(({ report }) => !report.good)) return WRONG;
  if (proven.some(({ report }) => report.outcome === "bad")) return WRONG;
  if (checked.some(({ report }) => lostIn(report).length > 0)) return LOST;
  if (proven.some(({ report }) => report.outcome !== "good")) return UNPROVED;
  return checked.some(({ report }) => lacking(report, strict).length > 0) ? UNPROVED : 0;
}
function json(checked, proven) {
  const proofs = proven.map(({ file, report: { outcome, entry, steps } }) => ({
    file,
    good: outcome !== "bad",
    outcome,
    entry,
    checks: steps
  }));
  const plain = checked.map(({ file, report: { document, steps, judged, ...rest } }) => ({
    file,
    game: document?.export.game["id"],
    title: document?.export.game["title"],
    ...rest,
    checks: steps.map(({ name, outcome, told, ply }) => ({ name, outcome, told, ply }))
  }));
  return `${JSON.stringify([...plain, ...proofs], null, 2)}
`;
}
function printed(text) {
  process.stdout.write(text);
  return 0;
}
function refused(said) {
  process.stderr.write(`${PROGRAM}: ${said}
`);
  return NOTHING2;
}
process.exitCode = await main(process.argv.slice(2));
