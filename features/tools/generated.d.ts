// What plugin.ts writes.
declare module '@generated/tools/default/facts.json' {
  import type {DocsVersion} from '@site/site/versions';
  import type {ReleaseFacts} from '@site/features/tools/plugin';

  const facts: Record<DocsVersion, ReleaseFacts>;
  export default facts;
}

declare module '@generated/tools/default/examples.json' {
  import type {Examples} from '@site/features/tools/plugin';

  const examples: Examples;
  export default examples;
}
