export {default} from '@site/features/failures/Error';
