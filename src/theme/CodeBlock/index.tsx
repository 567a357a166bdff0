export {default} from '@site/features/code-blocks/CodeBlock';
