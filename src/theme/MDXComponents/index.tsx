export {default} from '@site/features/page-layout/MDXComponents';
