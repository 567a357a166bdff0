export {default} from '@site/features/tabs/TabItem';
