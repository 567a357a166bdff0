export {default} from '@site/features/navigation/MobileSidebar';
