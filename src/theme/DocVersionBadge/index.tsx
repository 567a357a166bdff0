export {default} from '@site/features/navigation/DocVersionBadge';
