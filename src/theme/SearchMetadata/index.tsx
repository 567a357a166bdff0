export {default} from '@site/features/search/SearchMetadata';
