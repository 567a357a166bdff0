export {default} from '@site/features/blog/ReadMoreLink';
