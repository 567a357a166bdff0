export {default} from '@site/features/blog/BlogPostItemHeaderAuthors';
