/// <reference path="./lit-actions-common.d.ts" />
/** Globals of Lit Actions on `cayenne`, which v3 talks to. */

interface LitActionsApi {
  /**
   * Claims a key for a user id of the action's own choice. The client finds the result as
   * `claims[keyId]`. New in v3.
   */
  claimKey(params: {keyId: string}): Promise<string>;
}
