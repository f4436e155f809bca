import { data } from 'react-router-dom';

/** Rule ERROR-02: no route matches or the page does not validate; the visitor sees the 404 page. Throws. */
export function notFound(): never {
  throw data('This page could not be found', { status: 404 });
}
