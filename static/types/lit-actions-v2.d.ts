/// <reference path="./lit-actions-common.d.ts" />
/**
 * Globals of Lit Actions on `serrano`, which v2 talks to: what both versions share, and nothing
 * more.
 */
