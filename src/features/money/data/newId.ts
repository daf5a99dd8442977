/** An id for something that is asked of the server, made before it is asked: sent twice, it is done once. */
export { uuid as newId } from '../../../core/uuid.ts';
