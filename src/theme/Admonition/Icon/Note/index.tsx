export {NoteIcon as default} from '@site/features/admonitions/icons';
