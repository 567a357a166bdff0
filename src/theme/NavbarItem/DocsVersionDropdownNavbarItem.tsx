export {default} from '@site/features/navigation/VersionMenu';
