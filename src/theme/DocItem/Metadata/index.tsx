export {default} from '@site/features/metadata/DocItemMetadata';
