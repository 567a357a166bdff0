/// <reference path="../../../static/types/lit-actions-common.d.ts" />
/** Functions whose results come from the nodes. */
type LitAnswered = {
  [
    Name in keyof LitActionsApi as ReturnType<LitActionsApi[Name]> extends Promise<unknown>
      ? Name
      : never
  ]: LitActionsApi[Name];
};

/**
 * Not on the nodes: the hidden part of a sample says here what the sandbox answers, as a value or
 * as a function of the parameters.
 */
declare const nodeAnswers: {
  [Name in keyof LitAnswered]?:
    | Awaited<ReturnType<LitAnswered[Name]>>
    | ((params: Parameters<LitAnswered[Name]>[0]) => Awaited<ReturnType<LitAnswered[Name]>>);
} & {
  /** The answer of web services, which `fetch` gives as JSON. */
  fetch?: object | ((url: string) => object);
};
