import 'apexcharts/dist/apexcharts.css';
import ApexCharts from 'apexcharts';

/** The chart library with its styles; imported on demand, since it is larger than the rest of the page. */
export { ApexCharts };
