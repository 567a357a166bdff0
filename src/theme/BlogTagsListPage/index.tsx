export {default} from '@site/features/blog/BlogTagsListPage';
