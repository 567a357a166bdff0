export {CodeBlock as default} from '@site/features/code-blocks/CodeFigure';
