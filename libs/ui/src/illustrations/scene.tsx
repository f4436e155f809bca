import { classNames } from '../class-names';
import styles from './scene.module.css';

export type SceneName = 'empty' | 'error' | 'success' | 'mail';

/** A small picture above a message; purely decorative. */
export function Scene({ name }: { name: SceneName }) {
  return <span aria-hidden="true" className={classNames(styles.scene, styles[name])} />;
}
