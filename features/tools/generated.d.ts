// What plugin.ts writes.
declare module '@generated/tools/default/facts.json' {
  import type {makeFacts} from '@site/features/tools/generate';

  const facts: ReturnType<typeof makeFacts>;
  export default facts;
}

declare module '@generated/tools/default/examples.json' {
  import type {makeExamples} from '@site/features/tools/generate';

  const examples: ReturnType<typeof makeExamples>;
  export default examples;
}
