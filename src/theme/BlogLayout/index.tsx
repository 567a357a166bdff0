export {default} from '@site/features/blog/BlogLayout';
