export {default} from '@site/features/blog/Tag';
