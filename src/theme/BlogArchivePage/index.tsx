export {default} from '@site/features/blog/BlogArchivePage';
