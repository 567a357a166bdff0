export {default} from '@site/features/failures/Loading';
