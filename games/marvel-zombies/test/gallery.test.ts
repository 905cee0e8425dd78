import { galleryLaw } from '../../../table/test/gallery-law.ts';
import { originKinds } from '../content/origins.ts';
import { gallery } from '../ui/gallery.tsx';

galleryLaw(originKinds, gallery, ['skills']);
