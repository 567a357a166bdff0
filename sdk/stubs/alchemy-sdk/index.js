'use strict';

// Only asked for with `instanceof`, by a method that no sample calls.
exports.Alchemy = class Alchemy {};
