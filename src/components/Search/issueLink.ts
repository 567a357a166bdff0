import {identity} from '../../../site/identity';
import {SCOPE_LABELS, type Scope} from './areas';
import {shortenQuery} from './query';

/** Address of a new issue that says which query found nothing, and where. */
export function issueLink(query: string, scope: Scope): string {
  const parameters = new URLSearchParams({
    title: `Docs: no results for "${shortenQuery(query)}"`,
    body: `I searched the documentation (${SCOPE_LABELS[scope]}) for:\n\n    ${query}\n\nI expected to find: `,
  });
  return `${identity.sdkRepository}/issues/new?${parameters}`;
}
