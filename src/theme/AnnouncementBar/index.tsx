export {default} from '@site/features/navigation/AnnouncementBar';
