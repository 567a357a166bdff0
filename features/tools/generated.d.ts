// Written by plugin.ts.
declare module '@generated/tools/default/examples.json' {
  import type {makeExamples} from '@site/features/tools/generate';

  const examples: Awaited<ReturnType<typeof makeExamples>>;
  export default examples;
}
