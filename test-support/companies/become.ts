/** Makes this folder a made-up company's, so that CI runs the suite on it. It replaces content and photographs. */
import { main } from '../../scripts/shared/cli';
import { companies } from '.';
import { fillIn } from './fill-in';

main(() => fillIn('.', companies.ordinary));
