export {default} from '@site/features/metadata/SiteMetadata';
