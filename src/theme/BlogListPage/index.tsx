export {default} from '@site/features/blog/BlogListPage';
